export { formatOciDate } from './formatOciDate.ts';
export type { OciLine } from './OciLine.ts';
export type { OciOrder, OciOrderLine } from './OciOrder.ts';
export { type OciCharset, type OciRepertoire, readOciCharset } from './ociCharset.ts';
export { defaultOciCustomFields, type OciCustomField, type OciCustomFields } from './ociCustomFields.ts';
export { type OciField, type OciFieldOptions, ociFields } from './ociFields.ts';
export { ociLines } from './ociLines.ts';
export { defaultOciSettings, type OciSettings } from './ociSettings.ts';
