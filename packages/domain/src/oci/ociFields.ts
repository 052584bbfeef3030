import type { OciLine } from './ociLines.ts';
import { cutText, fitRepertoire, type OciRepertoire } from './ociText.ts';

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
 * LONGTEXT, whose index stands in the name and whose brackets stay empty. A description of which the
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

function lineFields(line: OciLine, n: number, fit: Fit): OciField[] {
  const whole = describe(line, fit);
  // a line needs a name, whatever the product is called
  const description = cutText(whole, 40) || '-';
  return [
    [`NEW_ITEM-DESCRIPTION[${n}]`, description],
    ...(whole.length <= 40 ? [] : [[`NEW_ITEM-LONGTEXT_${n}:132[]`, whole] as const]),
    [`NEW_ITEM-MATGROUP[${n}]`, fit(line.materialGroup, 10)],
    [`NEW_ITEM-QUANTITY[${n}]`, String(line.quantity)],
    [`NEW_ITEM-UNIT[${n}]`, fit(line.unit, 3)],
    // a point and no thousands sign, as the interface wants its numbers
    [`NEW_ITEM-PRICE[${n}]`, (line.price / 100).toFixed(2)],
    [`NEW_ITEM-PRICEUNIT[${n}]`, String(line.priceUnit)],
    [`NEW_ITEM-CURRENCY[${n}]`, line.currency],
    [`NEW_ITEM-VENDORMAT[${n}]`, fit(line.vendorMaterial, 40)],
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
