import { type Cents, cents } from '@magazijn/domain/money';
import { type OciLine, type OciOrder, ociLines } from '@magazijn/domain/oci';
import type { ApiDependencies } from '../../ApiDependencies.ts';
import type { CxmlCredential, CxmlPunchOut } from '../../database/tables/punchOut.ts';
import type { Viewer } from '../../http/Viewer.ts';
import type { PunchOutConnection } from '../connection.ts';
import { priceProducts } from '../ociOrder.ts';
import { buildCxml } from './buildCxml.ts';
import { writeAuxiliaryId } from './items.ts';

const money = (amount: number) => ({ '@currency': 'EUR', '#text': (amount / 100).toFixed(2) });

const credential = ({ domain, identity }: CxmlCredential) => ({
  Credential: { '@domain': domain, Identity: identity },
});

/** SAP's unit ST is a piece, but in UN/ECE Recommendation 20 it is a sheet; a piece is EA. */
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

/** How a line is booked (cXML 1.2, "Distribution"); nothing without a cost centre. */
const distribution = ({ costCentre }: OciLine, amount: number) =>
  costCentre && {
    Distribution: {
      Accounting: {
        '@name': 'DistributionCharge',
        AccountingSegment: {
          '@id': costCentre.code,
          Name: { '@xml:lang': 'en', '#text': 'Cost Center' },
          Description: { '@xml:lang': 'nl-NL', '#text': costCentre.name || costCentre.code },
        },
      },
      Charge: { Money: money(amount) },
    },
  };

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
    ...distribution(line, quantity * price),
  }));
}

/** The goods with all discounts in their prices, and delivery apart. `Total` is the sum of the items, to the cent. */
export function buildMessage(
  dependencies: Pick<ApiDependencies, 'settings' | 'clock'>,
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
  return buildCxml(dependencies, {
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

interface PricedPieces {
  readonly quantity: number;
  readonly price: Cents;
}

/**
 * Splits a line whose price is for several pieces into prices in whole cents, since this DTD has no price unit.
 *
 * @example splitLine(three for € 10,00) // [{ quantity: 2, price: 333 }, { quantity: 1, price: 334 }]
 */
export function splitLine({ price, priceUnit, quantity }: OciLine): PricedPieces[] {
  const total = (price * quantity) / priceUnit;
  const floor = Math.floor(total / quantity);
  const roundedUp = total - floor * quantity;
  return [
    { quantity: quantity - roundedUp, price: cents(floor) },
    { quantity: roundedUp, price: cents(floor + 1) },
  ].filter((pieces) => pieces.quantity > 0);
}

/** The message of an unchanged session: its items at today's prices, as an edit without them would remove them. */
export async function unchangedMessage(
  dependencies: ApiDependencies,
  viewer: Viewer,
  cxml: CxmlPunchOut,
  connection: PunchOutConnection,
): Promise<string> {
  const { amounts, coupon } = cxml;
  const held = new Map(amounts.map(({ productId, amount: quantity }) => [productId, quantity]));
  const { order } = await priceProducts(dependencies, viewer, held, coupon);
  return buildMessage(dependencies, cxml, connection, order, coupon);
}

/** The form by which a browser posts a message (cXML User's Guide 1.2, "PunchOutOrderMessage"). */
export function messageForm(
  { postUrl }: CxmlPunchOut,
  { cxmlEncoding }: PunchOutConnection,
  message: string,
) {
  const field: [string, string] =
    cxmlEncoding === 'base64'
      ? ['cxml-base64', Buffer.from(message).toString('base64')]
      : ['cxml-urlencoded', message];
  return { action: postUrl, fields: [field] };
}
