import { cutText } from './cutText.ts';
import type { OciLine } from './OciLine.ts';

/** A form field's name and value, in the order in which the form posts them. */
export type OciField = readonly [name: string, value: string];

/**
 * The form fields that carry the lines to the buyer's system: `NEW_ITEM-<FIELD>[n]`, n from 1 without
 * gaps (SAP Open Catalog Interface 4.0, "Inbound Section"; the lengths are that interface's).
 *
 * Custom fields: 1 VAT percentage, 2 delivery date, 5 order reference, because 1 to 3 hold only ten
 * characters. A description over 40 characters also goes out whole as LONGTEXT, whose index stands
 * in the name and whose brackets stay empty.
 *
 * @example ociFields([line])[0] // ['NEW_ITEM-DESCRIPTION[1]', 'Demo luiers maat 4']
 */
export function ociFields(lines: readonly OciLine[]): OciField[] {
  return lines.flatMap((line, index) => lineFields(line, index + 1));
}

function lineFields(line: OciLine, n: number): OciField[] {
  const description = cutText(line.description, 40);
  const whole = cutText(line.description, Number.POSITIVE_INFINITY);
  return [
    [`NEW_ITEM-DESCRIPTION[${n}]`, description],
    ...(whole === description ? [] : [[`NEW_ITEM-LONGTEXT_${n}:132[]`, whole] as const]),
    [`NEW_ITEM-MATGROUP[${n}]`, cutText(line.materialGroup, 10)],
    [`NEW_ITEM-QUANTITY[${n}]`, String(line.quantity)],
    [`NEW_ITEM-UNIT[${n}]`, cutText(line.unit, 3)],
    // a point and no thousands sign, as the interface wants its numbers
    [`NEW_ITEM-PRICE[${n}]`, (line.price / 100).toFixed(2)],
    [`NEW_ITEM-PRICEUNIT[${n}]`, String(line.priceUnit)],
    [`NEW_ITEM-CURRENCY[${n}]`, line.currency],
    [`NEW_ITEM-VENDORMAT[${n}]`, cutText(line.vendorMaterial, 40)],
    [`NEW_ITEM-EXT_PRODUCT_ID[${n}]`, cutText(line.productId, 40)],
    [`NEW_ITEM-CUST_FIELD1[${n}]`, String(line.vatPercentage)],
    [`NEW_ITEM-CUST_FIELD2[${n}]`, cutText(line.deliveryDate, 10)],
    [`NEW_ITEM-CUST_FIELD5[${n}]`, cutText(line.orderReference, 50)],
  ];
}
