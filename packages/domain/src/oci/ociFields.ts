import { type OciLine, type OciOrder, type OciSettings, ociLines } from './ociLines.ts';
import { cutAtWord, cutText, fitRepertoire, type OciRepertoire, readOciCharset } from './ociText.ts';

/** One of the interface's five free fields; null leaves the value out. */
export type OciCustomField = 1 | 2 | 3 | 4 | 5 | null;

/** Which free field carries what: a setting per company. */
export interface OciCustomFields {
  readonly vatPercentage: OciCustomField;
  readonly deliveryDate: OciCustomField;
  readonly orderReference: OciCustomField;
}

/**
 * The fields of a company that has chosen none: 1 to 3 hold only ten characters, so the
 * reference stands in the fifth.
 */
export const defaultOciCustomFields: OciCustomFields = {
  vatPercentage: 1,
  deliveryDate: 2,
  orderReference: 5,
};

/** How many characters each of them holds (SAP Open Catalog Interface 4.0). */
const ociCustomFieldLengths: Readonly<Record<number, number>> = { 1: 10, 2: 10, 3: 10, 4: 20, 5: 50 };

/** A form field's name and value, in the order in which the form posts them. */
export type OciField = readonly [name: string, value: string];

/** What the receiver can read. */
export interface OciFieldOptions {
  readonly customFields?: OciCustomFields;
  /** @default 'unicode' */
  readonly repertoire?: OciRepertoire;
}

/**
 * The form fields that carry the lines to the buyer's system: `NEW_ITEM-<FIELD>[n]`, n from 1 without
 * gaps (SAP Open Catalog Interface 4.0, "Inbound Section"; the lengths are that interface's).
 *
 * Custom fields, unless the company chose others: 1 VAT percentage, 2 delivery date, 5 order reference,
 * because 1 to 3 hold only ten characters. A description over 40 characters also goes out whole as
 * LONGTEXT, whose index stands in the name and whose brackets stay empty. A material group that is too long is cut at the
 * end of a word. A description of which the
 * receiver's character set has no letter gives way to the article number.
 *
 * @example ociFields([line])[0] // ['NEW_ITEM-DESCRIPTION[1]', 'Demo luiers maat 4']
 */
export function ociFields(lines: readonly OciLine[], options: OciFieldOptions = {}): OciField[] {
  const { customFields = defaultOciCustomFields, repertoire = 'unicode' } = options;
  const fit: Fit = (text, length) => cutText(fitRepertoire(oneLine(text), repertoire), length);
  return lines.flatMap((line, index) => [
    ...lineFields(line, index + 1, fit),
    ...freeFields(line, index + 1, customFields, fit),
  ]);
}

type Fit = (text: string, length: number) => string;

/**
 * Line breaks, tabs and other control characters are in no field, blanks are in all. The interface takes no HTML: what
 * reads as a tag keeps its words, between round brackets.
 */
const oneLine = (text: string): string =>
  text.replace(/[\s\p{Cc}]+/gu, ' ').replace(/<(\/?[a-z!][^<>]*)>/gi, '($1)');

/** The name as the receiver can read it. */
function describe(line: OciLine, fit: Fit): string {
  const whole = fit(line.description, Number.POSITIVE_INFINITY);
  const legible = /[\p{L}\p{N}]/u.test(whole) || !/[\p{L}\p{N}]/u.test(line.description);
  return legible ? whole : fit(`Artikel ${line.vendorMaterial || line.productId}`, Number.POSITIVE_INFINITY);
}

/** An article number as systems compare it: the blanks that group its digits for people are left out. */
const withoutDigitBlanks = (text: string): string => text.replace(/(?<=\d)\s+(?=\d)/gu, '');

function lineFields(line: OciLine, n: number, fit: Fit): OciField[] {
  const whole = describe(line, fit);
  // a line needs a name, whatever the product is called
  const description = cutText(whole, 40) || '-';
  return [
    [`NEW_ITEM-DESCRIPTION[${n}]`, description],
    ...(whole.length <= 40 ? [] : [[`NEW_ITEM-LONGTEXT_${n}:132[]`, whole] as const]),
    [`NEW_ITEM-MATGROUP[${n}]`, cutAtWord(fit(line.materialGroup, Number.POSITIVE_INFINITY), 10)],
    [`NEW_ITEM-QUANTITY[${n}]`, String(line.quantity)],
    [`NEW_ITEM-UNIT[${n}]`, fit(line.unit, 3)],
    // a point and no thousands sign, as the interface wants its numbers
    [`NEW_ITEM-PRICE[${n}]`, (line.price / 100).toFixed(2)],
    [`NEW_ITEM-PRICEUNIT[${n}]`, String(line.priceUnit)],
    [`NEW_ITEM-CURRENCY[${n}]`, line.currency],
    [`NEW_ITEM-VENDORMAT[${n}]`, fit(withoutDigitBlanks(line.vendorMaterial), 40)],
    [`NEW_ITEM-EXT_PRODUCT_ID[${n}]`, fit(line.productId, 40)],
  ];
}

function freeFields(line: OciLine, n: number, customFields: OciCustomFields, fit: Fit): OciField[] {
  const values = [
    [customFields.vatPercentage, String(line.vatPercentage)],
    [customFields.deliveryDate, line.deliveryDate],
    [customFields.orderReference, line.orderReference],
  ] as const;
  return values.flatMap(([field, value]): OciField[] =>
    field === null
      ? []
      : [[`NEW_ITEM-CUST_FIELD${field}[${n}]`, fit(value, ociCustomFieldLengths[field] ?? 0)]],
  );
}

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
 * A line that a coupon of 100 % leaves without a price is left out, like one whose deal does.
 *
 * @param order null for a buyer who took nothing: then no line goes back
 */
export function ociReturnFields(
  order: OciOrder | null,
  { dateFormat, charset, echo }: OciReturnRequest,
  { customFields, ...settings }: OciAgreement,
): OciField[] {
  const lines = order === null ? [] : ociLines(order, { ...settings, dateFormat });
  const priced = lines.filter(({ price }) => price !== 0);
  return [...ociFields(priced, { customFields, repertoire: readOciCharset(charset).repertoire }), ...echo];
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
