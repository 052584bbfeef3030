export {
  defaultOciCustomFields,
  type OciCustomField,
  type OciCustomFields,
  type OciField,
  type OciFieldOptions,
  ociFields,
} from './ociFields.ts';
export { formatOciDate, type OciLine, ociLines } from './ociLines.ts';
export { defaultOciSettings, type OciOrder, type OciOrderLine, type OciSettings } from './ociOrder.ts';
export {
  type OciAgreement,
  type OciReturnRequest,
  ociDateFormat,
  ociEcho,
  ociReturnFields,
} from './ociReturn.ts';
export { type OciCharset, type OciRepertoire, readOciCharset } from './ociText.ts';
