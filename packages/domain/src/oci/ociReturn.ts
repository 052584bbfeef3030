import { type OciCustomFields, type OciField, ociFields } from './ociFields.ts';
import { ociLines } from './ociLines.ts';
import type { OciOrder, OciSettings } from './ociOrder.ts';
import { readOciCharset } from './ociText.ts';

/** What of a punch-out request a return is written with. */
export interface OciReturnRequest {
  /** of yyyy, MM and dd, as `ociDateFormat` gives it */
  readonly dateFormat: string;
  /** the character set that was asked for; '' for none */
  readonly charset: string;
  /** what goes back as it came, as `ociEcho` gives it */
  readonly echo: readonly OciField[];
}

/** How a company and the shop have agreed to write the lines. */
export type OciAgreement = Omit<OciSettings, 'dateFormat'> & { readonly customFields: OciCustomFields };

/**
 * The fields of a return: the lines of an order, then what goes back as it came. Back end and shop ask this, so that a
 * return is the same whoever makes it.
 *
 * @param order null for a buyer who took nothing: then no line goes back
 */
export function ociReturnFields(
  order: OciOrder | null,
  { dateFormat, charset, echo }: OciReturnRequest,
  { customFields, ...settings }: OciAgreement,
): OciField[] {
  const lines = order === null ? [] : ociLines(order, { ...settings, dateFormat });
  return [...ociFields(lines, { customFields, repertoire: readOciCharset(charset).repertoire }), ...echo];
}

/** The format of a buyer that asks for none. */
const standardFormat = 'yyyy-MM-dd';

/**
 * The date format of a punch-out request, as the return writes it: year, month and day once each, in any order, with at
 * most one sign between them. Capitals do not matter. Anything else, a hostile one included, is the default.
 *
 * @example ociDateFormat('DD.MM.YYYY') // 'dd.MM.yyyy'
 */
export function ociDateFormat(asked: string | undefined): string {
  const parts = /^(yyyy|mm|dd)[-./ ]?(yyyy|mm|dd)[-./ ]?(yyyy|mm|dd)$/i.exec(asked?.trim() ?? '');
  if (!parts || !asked) return standardFormat;
  const [, ...names] = parts.map((part) => part.toLowerCase());
  if (new Set(names).size !== 3) return standardFormat;
  return asked.trim().replace(/yyyy|mm|dd/gi, (part) => (/m/i.test(part) ? 'MM' : part.toLowerCase()));
}

/** What is sent back as it came (SAP Open Catalog Interface 4.0, "Outbound Section"), written as SAP does. */
const echoed = ['~OkCode', '~TARGET', '~CALLER'];

/**
 * The fields that a return repeats from its request.
 *
 * @param parameters those of the request, by their names in capitals
 */
export const ociEcho = (parameters: Readonly<Record<string, string>>): OciField[] =>
  echoed.flatMap((name): OciField[] => {
    const value = parameters[name.toUpperCase()];
    return value === undefined ? [] : [[name, value]];
  });
