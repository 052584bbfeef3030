// Prices the next run of a standing order, and finds problems that the buyer has to confirm.

import type { WireAssessment } from '@magazijn/api-client/schemas';
import type { Deal } from '@magazijn/domain/cart';
import { formatDate, type IsoDate } from '@magazijn/domain/delivery';
import { cents, eurosFromCents, formatEuros } from '@magazijn/domain/money';
import {
  type AgreedPrice,
  assessRun,
  type DeliveryCalendar,
  isBlocking,
  type RunLine,
  type RunProblem,
  runProblems,
} from '@magazijn/domain/standing-orders';
import type { OrderDependencies } from '../ApiDependencies.ts';
import { findBuyer } from '../accounts/findBuyer.ts';
import { buildCart } from '../cart/buildCart.ts';
import type { ShopCart, ShopCartLine } from '../cart/ShopCart.ts';
import type { Sql } from '../database/Database.ts';
import type { standingOrders } from '../database/tables/index.ts';
import { offeredDates } from '../delivery/offeredDates.ts';
import { toFlag } from '../http/readInput.ts';
import type { Buyer } from '../http/Viewer.ts';
import { isVisible, type ListReader } from '../lists/readLists.ts';

export type StandingOrderRow = typeof standingOrders.$inferSelect;

export const calendarOf = (
  { settings: { cutOffHour } }: Pick<OrderDependencies, 'settings'>,
  { country, closedDays }: Pick<Buyer, 'country' | 'closedDays'>,
): DeliveryCalendar => ({ country, closedDays, cutOffHour });

/** SQL that joins `standing_orders` with their lists, where they still have one. */
export const joinLists = (sql: Sql) => sql`
  left join shopping_lists on shopping_lists.id = standing_orders.list_id`;

/** SQL for whether the list of a standing order is private to another user than this one, from `joinLists`. */
export const isListHidden = (sql: Sql, user: ListReader) => sql`
  (shopping_lists.id is not null and (${isVisible(sql, user)}) is not true)`;

/** Why a user may neither see nor order the products. */
export const hiddenListText =
  'De lijst van deze herhaalorder is alleen zichtbaar voor een collega. Kies eerst een andere lijst.';

/** The view of a standing order whose list is private to another user. */
export const hiddenAssessment: WireAssessment = {
  lines: [],
  problems: [{ message: hiddenListText, blocking: toFlag(true) }],
};

interface ListLineRow {
  readonly productId: number;
  readonly quantity: number;
  readonly kind: 'order' | 'stock';
  readonly name: string;
  readonly articleNumber: string;
  readonly priceCents: number;
}

/**
 * The lines of a list that a buyer may order; null when there is no such list. A standing order is of a user of the company, who
 * has to see the list as well as the person who switched to them. One statement.
 */
export async function findListLines(
  sql: Sql,
  buyer: Buyer,
  listId: number | null,
): Promise<readonly ListLineRow[] | null> {
  const rows = await sql<(ListLineRow | { readonly productId: null })[]>`
    select line.product_id, line.quantity, line.kind, line.name, line.article_number, line.price_cents
      from shopping_lists left join shopping_list_lines as line on line.list_id = shopping_lists.id
      where shopping_lists.id = ${listId} and ${isVisible(sql, buyer)}
        and ${isVisible(sql, { companyId: buyer.companyId, userId: buyer.userId })}
      order by line.position, line.product_id`;
  return rows.length === 0 ? null : rows.filter((row) => row.productId !== null);
}

/** Prices an order of these quantities, without a coupon. One statement. */
export const priceLines = (
  dependencies: OrderDependencies,
  sql: Sql,
  buyer: Buyer,
  quantities: ReadonlyMap<number, number>,
  orderReference = '',
): Promise<ShopCart> => buildCart(dependencies, sql, buyer, { quantities, couponCode: '', orderReference });

/** The quantities of the lines that are ordered each time, by product id in rising order. */
export const wantedOf = (lines: readonly ListLineRow[]): ReadonlyMap<number, number> =>
  new Map(
    lines
      .filter(({ kind }) => kind === 'order')
      .map(({ productId, quantity }): [number, number] => [productId, quantity])
      .sort(([a], [b]) => a - b),
  );

/** The agreed prices of a standing order: price and deal of each line of its cart, by product id. */
export const agreedPrices = ({ lines }: ShopCart): Record<string, { price: number; deal: Deal | null }> =>
  Object.fromEntries(
    lines
      .filter(({ giveAway }) => !giveAway)
      .map(({ productId, price, deal }) => [String(productId), { price, deal }]),
  );

export interface AssessedLine extends RunLine {
  readonly name: string;
  readonly articleNumber: string;
  /** Why the quantity is limited, in Dutch; '' when it is not. */
  readonly limit: string;
}

export interface Assessment {
  /** Null when its user can no longer log in; then it has no lines. */
  readonly buyer: Buyer | null;
  readonly lines: readonly AssessedLine[];
  /** The number of lines with a wanted stock, which are not ordered. */
  readonly stockLines: number;
  /** Units to order, by product id in rising order. */
  readonly quantities: ReadonlyMap<number, number>;
  /** Null when there is nothing to order. */
  readonly cart: ShopCart | null;
  readonly problems: readonly RunProblem[];
  /** The first day that can be delivered; null without a buyer. */
  readonly firstDate: IsoDate | null;
}

const toAgreed = (row: { price: number; deal: Deal | null } | undefined): AgreedPrice | null =>
  row === undefined ? null : { price: cents(row.price), deal: row.deal };

/** Assesses a standing order, or an attempt to place it with stored quantities. At most four statements. */
export async function assessStandingOrder(
  dependencies: OrderDependencies,
  standing: Pick<StandingOrderRow, 'userId' | 'listId' | 'agreed' | 'maxPriceRise' | 'orderReference'>,
  deliveryOn: IsoDate,
  stored: ReadonlyMap<number, number> | null = null,
): Promise<Assessment> {
  const { sql } = dependencies.database;
  const buyer = standing.userId === null ? null : await findBuyer(sql, standing.userId);
  const listed = buyer && (await findListLines(sql, buyer, standing.listId));
  const wanted = stored ?? wantedOf(listed ?? []);
  const priced =
    buyer && wanted.size > 0
      ? await priceLines(dependencies, sql, buyer, wanted, standing.orderReference)
      : null;
  const found = new Map(
    priced?.lines.filter(({ giveAway }) => !giveAway).map((line) => [line.productId, line]),
  );
  const listedLines = (listed ?? []).filter(({ kind }) => kind === 'order');
  const ordered: readonly (Pick<ListLineRow, 'productId' | 'quantity'> & Partial<ListLineRow>)[] =
    stored === null
      ? listedLines
      : [...stored].map(([productId, quantity]) => ({
          ...listedLines.find((line) => line.productId === productId),
          productId,
          quantity,
        }));
  const assessed = assessRun(
    ordered.map(({ productId, quantity, priceCents }) => ({
      productId,
      wanted: quantity,
      // A product that came onto the list since then had the price of that day.
      agreed: toAgreed(
        standing.agreed[productId] ??
          (priceCents === undefined ? undefined : { price: priceCents, deal: null }),
      ),
      product: toProduct(found.get(productId), quantity),
    })),
    standing.maxPriceRise,
  );
  const lines = assessed.map((line, index): AssessedLine => {
    const { name = '', articleNumber = '' } = ordered[index] ?? {};
    const product = found.get(line.productId);
    return {
      ...line,
      name: product?.description ?? name,
      articleNumber: product?.articleNumber ?? articleNumber,
      limit: product?.limit?.message ?? '',
    };
  });
  const quantities = new Map(
    lines
      .filter(({ quantity }) => quantity > 0)
      .map(({ productId, quantity }): [number, number] => [productId, quantity])
      .sort(([a], [b]) => a - b),
  );
  const isWhole = lines.every(({ shortage }) => shortage === null);
  const reduced = (): Promise<ShopCart> | null =>
    buyer && priceLines(dependencies, sql, buyer, quantities, standing.orderReference);
  const cart = quantities.size === 0 ? null : isWhole ? priced : await reduced();
  const offered = buyer && offeredDates(dependencies, buyer);
  const lastOffered = offered?.at(-1) ?? '';
  return {
    buyer,
    lines,
    stockLines: (listed ?? []).length - listedLines.length,
    quantities,
    cart,
    firstDate: offered?.[0] ?? null,
    problems: runProblems({
      hasOwner: buyer !== null,
      paysLater: buyer !== null && paysLater(buyer),
      hasList: listed !== null || stored !== null,
      isDayOffered: (offered?.includes(deliveryOn) ?? false) || deliveryOn > lastOffered,
      lines,
      subtotal: cart?.subtotal ?? cents(0),
      minimumOrder: dependencies.settings.rules.minimumOrder,
    }),
  };
}

export const paysLater = ({ payment }: Pick<Buyer, 'payment'>): boolean => payment !== 'ideal';

const toProduct = (line: ShopCartLine | undefined, wanted: number) =>
  line === undefined
    ? null
    : { price: line.price, deal: line.deal, max: line.limit === null ? wanted : line.limit.max };

/** The differences from the previous run, for the buyer; '' for none. */
export function noteOf({ shortage, limit, cost, costThen }: AssessedLine): string {
  if (shortage === 'gone') return 'Dit product verkopen we niet meer.';
  if (shortage === 'sold-out') return 'Niet op voorraad.';
  const changed = costThen !== null && costThen !== cost;
  return [
    ...(shortage === 'short' ? [`${limit}.`] : []),
    ...(changed ? [`Kost nu ${formatEuros(cost)}, dat was ${formatEuros(costThen)}.`] : []),
  ].join(' ');
}

export function problemText(problem: RunProblem, { cart, firstDate }: Assessment): string {
  switch (problem) {
    case 'owner':
      return 'Wie deze herhaalorder instelde, kan niet meer bestellen. Open de herhaalorder en druk op ‘Bewaar’: dan bestelt hij op jouw naam.';
    case 'payment':
      return 'Een herhaalorder gaat op rekening of met automatische incasso. Je bedrijf betaalt nu op een andere manier.';
    case 'list':
      return 'De lijst van deze herhaalorder is er niet meer. Kies een andere lijst.';
    case 'empty':
      return 'Op de lijst staat nu niets dat we kunnen bestellen.';
    case 'minimum':
      return `Deze bestelling is kleiner dan het minimum van ${formatEuros(cart?.minimumOrder ?? cents(0))}. Zet iets extra’s op de lijst.`;
    case 'day':
      return firstDate === null
        ? 'Op de geplande dag kunnen we niet meer bezorgen.'
        : `Op de geplande dag kunnen we niet meer bezorgen. Bestel je nu, dan bezorgen we op ${formatDate(firstDate)}.`;
    case 'lines':
      return 'Niet alles is zoals de vorige keer. Kijk of je het zo wilt bestellen.';
  }
}

/** The problems as the buyer reads them, and why placing was refused. */
export const problemsOf = (
  assessment: Assessment,
  refusal: string | null,
): { readonly message: string; readonly isBlocking: boolean }[] => [
  ...(refusal === null ? [] : [{ message: refusal, isBlocking: false }]),
  ...assessment.problems.map((problem) => ({
    message: problemText(problem, assessment),
    isBlocking: isBlocking(problem),
  })),
];

export function toWireAssessment(assessment: Assessment, refusal: string | null): WireAssessment {
  const { lines, stockLines, cart } = assessment;
  return {
    lines: lines.map((line) => ({
      product_id: line.productId,
      name: line.name,
      article_number: line.articleNumber,
      wanted: line.wanted,
      quantity: line.quantity,
      cost: eurosFromCents(line.cost),
      note: noteOf(line),
      asks: toFlag(line.asks),
    })),
    stock_lines: stockLines,
    problems: problemsOf(assessment, refusal).map(({ message, isBlocking: blocking }) => ({
      message,
      blocking: toFlag(blocking),
    })),
    subtotal_exclusive: cart && eurosFromCents(cart.subtotal),
    shipping_costs: cart && eurosFromCents(cart.shipping),
    total_exclusive: cart && eurosFromCents(cart.totalExclusive),
    total_inclusive: cart && eurosFromCents(cart.totalInclusive),
  };
}
