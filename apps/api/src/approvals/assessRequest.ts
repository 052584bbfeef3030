// The order that a request would become now: priced like a cart, without units that cannot be delivered.

import type { IsoDate } from '@magazijn/domain/delivery';
import { formatEuros } from '@magazijn/domain/money';
import type { OrderDependencies } from '../ApiDependencies.ts';
import { buyerColumns } from '../accounts/findBuyer.ts';
import { buildCart } from '../cart/buildCart.ts';
import type { ShopCart, ShopCartLine } from '../cart/ShopCart.ts';
import type { Sql } from '../database/Database.ts';
import { deliversTo, offeredDates } from '../delivery/offeredDates.ts';
import type { Buyer } from '../http/Viewer.ts';
import { isTooLarge, tooLargeText } from '../orders/draftOrder.ts';
import { costCentreOf, type FoundOrder } from '../orders/findOrder.ts';

interface AssessedLine {
  /** The units that can be delivered, at most the assessed ones. */
  readonly orderable: number;
  /** Null when the product is no longer sold. */
  readonly product: ShopCartLine | null;
  /** Why it cannot be ordered as a whole, in Dutch; '' when it can. */
  readonly problem: string;
}

export interface AssessedRequest {
  /** By product id. */
  readonly lines: ReadonlyMap<number, AssessedLine>;
  /** The cart that would be ordered; null when nothing can be. */
  readonly cart: ShopCart | null;
  /** Warnings for the approver, as Dutch sentences. */
  readonly problems: readonly string[];
  /** Why it cannot be ordered at all, in Dutch; '' when it can. */
  readonly refusal: string;
  /** The chosen day; the first offered day if the chosen one has passed. */
  readonly deliveryDate: IsoDate;
}

/** The requester as the buyer of the order, even one who can no longer log in. One statement. */
export async function findRequestBuyer(
  sql: Sql,
  { id, companyId }: { readonly id: number; readonly companyId: number },
  address: string,
): Promise<Buyer | null> {
  const [found] = await sql<Omit<Buyer, 'address'>[]>`
    select orders.user_id, orders.original_user_id, person.role, ${buyerColumns(sql)}
      from orders
      join users as person on person.id = orders.original_user_id
      join companies on companies.id = orders.company_id
      join addresses on addresses.company_id = companies.id and addresses.kind = 'main'
      where orders.id = ${id} and orders.company_id = ${companyId}`;
  return found ? { ...found, address } : null;
}

/** The requested units by product id, in ascending order. */
export const requestedUnits = ({ lines }: FoundOrder): Map<number, number> =>
  new Map(
    lines
      .filter(({ giveAway }) => !giveAway)
      .map(({ productId, amount }): [number, number] => [productId, amount])
      .sort(([a], [b]) => a - b),
  );

function assessLine(product: ShopCartLine | undefined, units: number): AssessedLine {
  if (!product) return { orderable: 0, product: null, problem: 'Dit product verkopen we niet meer.' };
  if (product.limit === null) return { orderable: units, product, problem: '' };
  const orderable = Math.min(units, product.limit.max);
  const problem = orderable === 0 ? 'Niet op voorraad.' : `${product.limit.message}.`;
  return { orderable, product, problem };
}

/**
 * Assesses a request, or the quantities to which an approver changes it. At most four statements for any number of lines.
 *
 * @param quantities units by product id, in ascending order
 */
export async function assessRequest(
  given: OrderDependencies,
  sql: Sql,
  buyer: Buyer,
  { order, lines: requested }: FoundOrder,
  quantities: ReadonlyMap<number, number>,
): Promise<AssessedRequest> {
  // The login throttle must not count the code, which was typed when the request was made.
  const dependencies = { ...given, settings: { ...given.settings, loginThrottle: false } };
  const couponCode = order.couponCode ?? '';
  // Each line keeps its requested cost centre, even if that has ended since.
  const costCentres = new Map(requested.map((line) => [line.productId, costCentreOf(line)]));
  const price = async (units: ReadonlyMap<number, number>): Promise<ShopCart> => {
    const none = new Map([...units.keys()].map((id) => [id, 0]));
    const { orderReference } = order;
    const cart = await buildCart(dependencies, sql, buyer, {
      quantities: units,
      couponCode,
      orderReference,
      costCentres: none,
    });
    const lines = cart.lines.map((line) => ({
      ...line,
      costCentre: line.giveAway ? null : (costCentres.get(line.productId) ?? null),
    }));
    return { ...cart, lines };
  };
  const priced = await price(quantities);
  const products = new Map(
    priced.lines.filter(({ giveAway }) => !giveAway).map((line) => [line.productId, line]),
  );
  const lines = new Map([...quantities].map(([id, units]) => [id, assessLine(products.get(id), units)]));
  const deliverable = new Map(
    [...lines].filter(([, line]) => line.orderable > 0).map(([id, { orderable }]) => [id, orderable]),
  );
  const isWhole = [...lines.values()].every(({ problem }) => problem === '');
  const cart = deliverable.size === 0 ? null : isWhole ? priced : await price(deliverable);
  const [firstDate] = offeredDates(dependencies, buyer);
  const isLate = order.deliveryDate < firstDate;
  const couponEnded = order.couponStatus === 'accepted' && cart !== null && cart.couponStatus !== 'accepted';
  return {
    lines,
    cart,
    problems: [
      ...(couponEnded ? [`De kortingscode ${couponCode} is niet meer geldig.`] : []),
      ...(isLate ? ['De gekozen bezorgdag is voorbij: we bezorgen later.'] : []),
    ],
    refusal: refusalOf(dependencies, buyer, order.payment, cart),
    deliveryDate: isLate ? firstDate : order.deliveryDate,
  };
}

function refusalOf(
  dependencies: OrderDependencies,
  buyer: Buyer,
  payment: Buyer['payment'],
  cart: ShopCart | null,
): string {
  if (buyer.payment !== payment) {
    return 'Je organisatie betaalt nu op een andere manier. Wijs de aanvraag af en bestel opnieuw.';
  }
  if (!deliversTo(dependencies, buyer)) return 'We bezorgen niet meer in dit land.';
  if (cart === null) return 'Van deze aanvraag is nu niets te bestellen.';
  if (isTooLarge(cart)) return tooLargeText;
  const [limit] = cart.limits;
  if (limit) return [limit.message, ...limit.data.map(({ message }) => message)].join(' ');
  return cart.subtotal < cart.minimumOrder
    ? `Deze bestelling is nu kleiner dan het minimum van ${formatEuros(cart.minimumOrder)}.`
    : '';
}
