// The result of a change of a placed order, and whether it is allowed. For the preview and for the change itself.

import type { orderChangeRequestSchema } from '@magazijn/api-client/schemas';
import { maxCartLines, tooManyLinesMessage } from '@magazijn/domain/cart';
import { isoDateOfTimestamp } from '@magazijn/domain/delivery';
import { cents, formatEuros } from '@magazijn/domain/money';
import type * as z from 'zod/mini';
import type { OrderDependencies } from '../ApiDependencies.ts';
import { buildCart, type OrderedGoods, unknownProducts } from '../cart/buildCart.ts';
import type { ShopCart } from '../cart/ShopCart.ts';
import type { Sql } from '../database/Database.ts';
import { offeredDates } from '../delivery/offeredDates.ts';
import { addressText, dayText, keptAddress } from '../delivery/setDraftDelivery.ts';
import type { Buyer } from '../http/Viewer.ts';
import { cartToApprove, changeNeedsApproval, orderToApprove } from '../orders/approvalNeeds.ts';
import { areLinesChangeable } from '../orders/changeableOrder.ts';
import { isTooLarge, tooLargeText } from '../orders/draftOrder.ts';
import { costCentreOf, type FoundOrder, type OrderRow } from '../orders/findOrder.ts';

/** The changes of an order; absent fields stay unchanged. */
export type OrderChange = Omit<z.infer<typeof orderChangeRequestSchema>, 'version'>;

export interface AssessedChange {
  /** Its lines and totals; null when its lines stay. */
  readonly cart: ShopCart | null;
  readonly deliveryDate: string;
  readonly deliveryAddress: OrderRow['deliveryAddress'];
  readonly driverNote: string;
  readonly orderReference: string;
  /** Why the change is refused, in Dutch; '' when it is allowed. */
  readonly reason: string;
}

/** The units per product, with or without gifts. */
export function unitsOf(
  lines: readonly { readonly productId: number; readonly quantity: number; readonly giveAway: boolean }[],
  withGifts: boolean,
): Map<number, number> {
  const units = new Map<number, number>();
  for (const { productId, quantity, giveAway } of lines) {
    if (withGifts || !giveAway) units.set(productId, (units.get(productId) ?? 0) + quantity);
  }
  return units;
}

export const orderedUnits = ({ lines }: FoundOrder, withGifts = true): Map<number, number> =>
  unitsOf(
    lines.map(({ productId, amount, giveAway }) => ({ productId, quantity: amount, giveAway })),
    withGifts,
  );

/** The units after a change, without removed products; null when nothing changes. */
export function changedUnits(found: FoundOrder, { products }: OrderChange): Map<number, number> | null {
  const before = orderedUnits(found, false);
  const after = new Map(before);
  for (const [id, quantity] of Object.entries(products)) after.set(Number(id), Number(quantity));
  const ids = [...after.keys()].sort((a, b) => a - b);
  if (ids.every((id) => (after.get(id) ?? 0) === (before.get(id) ?? 0))) return null;
  return new Map(ids.map((id) => [id, after.get(id) ?? 0] as const).filter(([, quantity]) => quantity > 0));
}

const goodsOf = (found: FoundOrder): OrderedGoods => ({
  units: orderedUnits(found),
  terms: new Map(
    found.lines
      .filter(({ giveAway }) => !giveAway)
      .map((line) => [
        line.productId,
        {
          price: cents(line.priceCents),
          originalPrice: line.priceOldCents === null ? null : cents(line.priceOldCents),
          deal: line.deal,
          costCentre: costCentreOf(line),
        },
      ]),
  ),
  holdsCoupon: found.order.couponStatus === 'accepted',
});

/** Why the changed lines cannot be ordered; '' when they can. */
function cartReason(cart: ShopCart, quantities: ReadonlyMap<number, number>): string {
  const [limit] = cart.limits;
  if (unknownProducts({ quantities, couponCode: '', orderReference: '' }, cart).length > 0) {
    return 'Een van de artikelen bestaat niet meer.';
  }
  if (limit) return [limit.message, ...limit.data.map(({ message }) => message)].join(' ');
  if (isTooLarge(cart)) return tooLargeText;
  return cart.subtotal < cart.minimumOrder
    ? `Na deze wijziging is de bestelling kleiner dan het minimum van ${formatEuros(cart.minimumOrder)}.`
    : '';
}

async function assessLines(
  dependencies: OrderDependencies,
  sql: Sql,
  viewer: Buyer,
  found: FoundOrder,
  quantities: ReadonlyMap<number, number>,
  orderReference: string,
): Promise<Pick<AssessedChange, 'cart' | 'reason'>> {
  const refused = (reason: string) => ({ cart: null, reason });
  if (!areLinesChangeable(found.order)) {
    return refused(
      'Deze bestelling is vooraf betaald: daarom liggen de artikelen vast. Je kunt haar annuleren en opnieuw bestellen.',
    );
  }
  if (quantities.size === 0) {
    return refused(
      'Je haalt alle artikelen uit de bestelling. Annuleer de bestelling als je niets nodig hebt.',
    );
  }
  if (quantities.size > maxCartLines) return refused(tooManyLinesMessage);
  const ordered = goodsOf(found);
  const couponCode = ordered.holdsCoupon ? (found.order.couponCode ?? '') : '';
  const cart = await buildCart(
    dependencies,
    sql,
    viewer,
    { quantities, couponCode, orderReference },
    ordered,
  );
  const reason =
    cartReason(cart, quantities) ||
    (await changeNeedsApproval(sql, viewer, found.order.id, {
      before: orderToApprove(found.order, found.lines),
      after: cartToApprove(cart),
      now: dependencies.clock(),
    }));
  return { cart, reason };
}

/** Assesses a change. At most four statements. @param sql the transaction that locked the products, or the pool */
export async function assessChange(
  dependencies: OrderDependencies,
  sql: Sql,
  viewer: Buyer,
  found: FoundOrder,
  change: OrderChange,
): Promise<AssessedChange> {
  const { order } = found;
  const { country } = order.mainAddress;
  const orderReference = change.orderReference ?? order.orderReference;
  const quantities = changedUnits(found, change);
  const [lines, address] = await Promise.all([
    quantities === null
      ? { cart: null, reason: '' }
      : assessLines(dependencies, sql, viewer, found, quantities, orderReference),
    change.address == null
      ? null
      : sql<[{ address: OrderRow['deliveryAddress'] }]>`
          select ${keptAddress(sql, viewer, change.address, sql`${country}`)} as address`,
  ]);
  const deliveryDate = change.date === undefined ? order.deliveryDate : isoDateOfTimestamp(change.date);
  const offered = offeredDates(dependencies, { country, closedDays: viewer.closedDays });
  const isDayPossible = deliveryDate === order.deliveryDate || offered.includes(deliveryDate);
  const isAddressKnown = change.address == null || address?.[0].address != null;
  return {
    cart: lines.cart,
    deliveryDate,
    deliveryAddress: change.address === undefined ? order.deliveryAddress : (address?.[0].address ?? null),
    driverNote: change.note ?? order.driverNote,
    orderReference,
    reason: lines.reason || (isDayPossible ? '' : dayText) || (isAddressKnown ? '' : addressText),
  };
}
