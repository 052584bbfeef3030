export { formatOciDate } from './formatOciDate.ts';
export type { OciLine } from './OciLine.ts';
export type { OciOrder, OciOrderLine } from './OciOrder.ts';
export { type OciField, ociFields } from './ociFields.ts';
export { ociLines } from './ociLines.ts';
export { defaultOciSettings, type OciSettings } from './ociSettings.ts';
