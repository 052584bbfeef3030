import { type OciLine, type OciOrder, ociLines } from '@magazijn/domain/oci';
import type { ApiParts } from '../../ApiParts.ts';
import type { CxmlCredential, CxmlPunchOut } from '../CxmlPunchOut.ts';
import type { PunchOutConnection } from '../PunchOutConnection.ts';
import { writeAuxiliaryId } from './auxiliaryId.ts';
import { buildCxml } from './buildCxml.ts';
import { splitLine } from './splitLine.ts';

const money = (amount: number) => ({ '@currency': 'EUR', '#text': (amount / 100).toFixed(2) });

const credential = ({ domain, identity }: CxmlCredential) => ({
  Credential: { '@domain': domain, Identity: identity },
});

/** UN/ECE Recommendation 20 has ST for a sheet: SAP's pieces are EA there. */
const unitOf = (unit: string): string => (['ST', 'PCE'].includes(unit) ? 'EA' : unit);

const classification = (materialGroup: string) =>
  /^\d{8}$/.test(materialGroup)
    ? { '@domain': 'UNSPSC', '#text': materialGroup }
    : { '@domain': 'SupplierCategory', '#text': materialGroup };

const extrinsics = (line: OciLine) =>
  [
    ['vatPercentage', String(line.vatPercentage)],
    ['deliveryDate', line.deliveryDate],
    ['orderReference', line.orderReference],
  ].flatMap(([name, value]) => (value === '' ? [] : [{ '@name': name, '#text': value }]));

function itemsOf(line: OciLine, couponCode: string) {
  return splitLine(line).map(({ quantity, price }) => ({
    '@quantity': String(quantity),
    ItemID: {
      SupplierPartID: line.vendorMaterial,
      SupplierPartAuxiliaryID: writeAuxiliaryId(line.productId, couponCode),
    },
    ItemDetail: {
      UnitPrice: { Money: money(price) },
      Description: { '@xml:lang': 'nl-NL', '#text': line.description || line.vendorMaterial },
      UnitOfMeasure: unitOf(line.unit),
      Classification: classification(line.materialGroup),
      Extrinsic: extrinsics(line),
    },
  }));
}

/**
 * The PunchOutOrderMessage of an order: its goods, every discount in their prices, and delivery apart. The sum of the
 * items is `Total`, which is the order's total excluding VAT and delivery, to the cent.
 */
export function buildMessage(
  parts: Pick<ApiParts, 'settings' | 'clock'>,
  cxml: CxmlPunchOut,
  { unit, materialGroups }: PunchOutConnection,
  order: OciOrder,
  couponCode: string,
): string {
  const settings = { unit, materialGroups, dateFormat: 'yyyy-MM-dd', discounts: 'in-prices' } as const;
  const lines = ociLines(order, settings);
  const goods = lines.filter(({ productId }) => productId !== '');
  const total = goods.reduce((sum, line) => sum + (line.price * line.quantity) / line.priceUnit, 0);
  const { cost } = order.shipping;
  return buildCxml(parts, {
    Header: {
      From: credential(cxml.supplier),
      To: credential(cxml.buyer),
      Sender: { ...credential(cxml.supplier), UserAgent: 'Magazijn' },
    },
    Message: {
      PunchOutOrderMessage: {
        BuyerCookie: cxml.buyerCookie,
        PunchOutOrderMessageHeader: {
          '@operationAllowed': 'edit',
          Total: { Money: money(total) },
          ...(cost === 0
            ? {}
            : {
                Shipping: {
                  Money: money(cost),
                  Description: { '@xml:lang': 'nl-NL', '#text': 'Verzendkosten' },
                },
              }),
        },
        ItemIn: goods.flatMap((line) => itemsOf(line, couponCode)),
      },
    },
  });
}
