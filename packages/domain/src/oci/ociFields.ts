import { type OciLine, type OciOrder, type OciSettings, ociLines } from './ociLines.ts';
import { cutAtWord, cutText, fitRepertoire, type OciRepertoire, readOciCharset } from './ociText.ts';

/** The content of one of OCI's five custom fields; null omits it. */
export type OciCustomField = 1 | 2 | 3 | 4 | 5 | null;

/** Which custom field has which content: a setting per company. */
export interface OciCustomFields {
  readonly vatPercentage: OciCustomField;
  readonly deliveryDate: OciCustomField;
  readonly orderReference: OciCustomField;
}

/** The default custom fields: 1 to 3 hold only ten characters, so the reference is in the fifth. */
export const defaultOciCustomFields: OciCustomFields = {
  vatPercentage: 1,
  deliveryDate: 2,
  orderReference: 5,
};

/** Length of the custom fields in characters (SAP Open Catalog Interface 4.0). */
const ociCustomFieldLengths: Readonly<Record<number, number>> = { 1: 10, 2: 10, 3: 10, 4: 20, 5: 50 };

/** A form field's name and value, in posting order. */
export type OciField = readonly [name: string, value: string];

export interface OciFieldOptions {
  readonly customFields?: OciCustomFields;
  /** @default 'unicode' */
  readonly repertoire?: OciRepertoire;
}

/**
 * The form fields of the lines: `NEW_ITEM-<FIELD>[n]`, n from 1 without gaps (SAP Open Catalog Interface 4.0, "Inbound
 * Section", which also sets the lengths). A description over 40 characters is also sent whole as LONGTEXT, with its
 * index in the name and empty brackets. Custom field 4 has the code of a cost centre unless the company uses it
 * otherwise.
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

/** Removes line breaks and control characters. OCI allows no HTML: angle brackets of tags become round ones. */
const oneLine = (text: string): string =>
  text.replace(/[\s\p{Cc}]+/gu, ' ').replace(/<(\/?[a-z!][^<>]*)>/gi, '($1)');

function describe(line: OciLine, fit: Fit): string {
  const whole = fit(line.description, Number.POSITIVE_INFINITY);
  const legible = /[\p{L}\p{N}]/u.test(whole) || !/[\p{L}\p{N}]/u.test(line.description);
  return legible ? whole : fit(`Artikel ${line.vendorMaterial || line.productId}`, Number.POSITIVE_INFINITY);
}

const withoutDigitSpaces = (text: string): string => text.replace(/(?<=\d)\s+(?=\d)/gu, '');

function lineFields(line: OciLine, n: number, fit: Fit): OciField[] {
  const whole = describe(line, fit);
  // OCI requires a description.
  const description = cutText(whole, 40) || '-';
  return [
    [`NEW_ITEM-DESCRIPTION[${n}]`, description],
    ...(whole.length <= 40 ? [] : [[`NEW_ITEM-LONGTEXT_${n}:132[]`, whole] as const]),
    [`NEW_ITEM-MATGROUP[${n}]`, cutAtWord(fit(line.materialGroup, Number.POSITIVE_INFINITY), 10)],
    [`NEW_ITEM-QUANTITY[${n}]`, String(line.quantity)],
    [`NEW_ITEM-UNIT[${n}]`, fit(line.unit, 3)],
    // OCI requires a decimal point and no thousands separator.
    [`NEW_ITEM-PRICE[${n}]`, (line.price / 100).toFixed(2)],
    [`NEW_ITEM-PRICEUNIT[${n}]`, String(line.priceUnit)],
    [`NEW_ITEM-CURRENCY[${n}]`, line.currency],
    [`NEW_ITEM-VENDORMAT[${n}]`, fit(withoutDigitSpaces(line.vendorMaterial), 40)],
    [`NEW_ITEM-EXT_PRODUCT_ID[${n}]`, fit(line.productId, 40)],
  ];
}

/** The custom field of a cost centre: as long as its code can be (`maxCodeLength`). */
const costCentreField = 4;

const costCentreValue = ({ costCentre }: OciLine, customFields: OciCustomFields) =>
  costCentre && !Object.values(customFields).includes(costCentreField)
    ? [[costCentreField, costCentre.code] as const]
    : [];

function freeFields(line: OciLine, n: number, customFields: OciCustomFields, fit: Fit): OciField[] {
  const values = [
    [customFields.vatPercentage, String(line.vatPercentage)],
    [customFields.deliveryDate, line.deliveryDate],
    [customFields.orderReference, line.orderReference],
    ...costCentreValue(line, customFields),
  ] as const;
  return values.flatMap(([field, value]): OciField[] =>
    field === null
      ? []
      : [[`NEW_ITEM-CUST_FIELD${field}[${n}]`, fit(value, ociCustomFieldLengths[field] ?? 0)]],
  );
}

export interface OciReturnRequest {
  /** the date format, in yyyy, MM and dd, from `ociDateFormat` */
  readonly dateFormat: string;
  /** the requested character set; '' for none */
  readonly charset: string;
  /** the echo fields, from `ociEcho` */
  readonly echo: readonly OciField[];
}

export type OciAgreement = Omit<OciSettings, 'dateFormat'> & { readonly customFields: OciCustomFields };

/**
 * The fields of a punch-out return: the lines of an order with a price, then the echo fields.
 *
 * @param order null for a return without products
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

/** The format of a request without one. */
const standardFormat = 'yyyy-MM-dd';

/**
 * Reads a date format: year, month and day once each, with at most one separator between them; else the default.
 *
 * @example ociDateFormat('DD.MM.YYYY') // 'dd.MM.yyyy'
 */
export function ociDateFormat(requested: string | undefined): string {
  const parts = /^(yyyy|mm|dd)[-./ ]?(yyyy|mm|dd)[-./ ]?(yyyy|mm|dd)$/i.exec(requested?.trim() ?? '');
  if (!parts || !requested) return standardFormat;
  const [, ...names] = parts.map((part) => part.toLowerCase());
  if (new Set(names).size !== 3) return standardFormat;
  return requested.trim().replace(/yyyy|mm|dd/gi, (part) => (/m/i.test(part) ? 'MM' : part.toLowerCase()));
}

/** The echo fields (SAP Open Catalog Interface 4.0, "Outbound Section"), in SAP's spelling. */
const echoed = ['~OkCode', '~TARGET', '~CALLER'];

/** The fields that a return repeats from its request, whose parameter names are in upper case. */
export const ociEcho = (parameters: Readonly<Record<string, string>>): OciField[] =>
  echoed.flatMap((name): OciField[] => {
    const value = parameters[name.toUpperCase()];
    return value === undefined ? [] : [[name, value]];
  });
