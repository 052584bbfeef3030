export {
  defaultOciCustomFields,
  type OciAgreement,
  type OciCustomField,
  type OciCustomFields,
  type OciField,
  type OciFieldOptions,
  type OciReturnRequest,
  ociDateFormat,
  ociEcho,
  ociFields,
  ociReturnFields,
} from './ociFields.ts';
export {
  defaultOciSettings,
  formatOciDate,
  type OciLine,
  type OciOrder,
  type OciOrderLine,
  type OciSettings,
  ociLines,
} from './ociLines.ts';
export { type OciCharset, type OciRepertoire, readOciCharset } from './ociText.ts';
