// Creates a draft from a cart at fixed prices, or returns the existing one.

import { createHash } from 'node:crypto';
import { cents } from '@magazijn/domain/money';
import { orderTransitions, undecidedStatuses } from '@magazijn/domain/orders';
import type { OrderDependencies } from '../ApiDependencies.ts';
import { type CompanyRecord, findCompany } from '../accounts/companies.ts';
import { countAttempts } from '../accounts/throttle.ts';
import type { CartRequest } from '../cart/buildCart.ts';
import { buildCart, unknownProducts } from '../cart/buildCart.ts';
import { unknownProductsText } from '../cart/cartTexts.ts';
import type { ShopCart } from '../cart/ShopCart.ts';
import type { Sql } from '../database/Database.ts';
import { retryConflict } from '../database/retryConflict.ts';
import { statusIn } from '../database/sqlFragments.ts';
import { offeredDates } from '../delivery/offeredDates.ts';
import { HttpError, notFound } from '../http/HttpError.ts';
import type { Buyer } from '../http/Viewer.ts';
import { findOrder, type OrderRow, orderCart } from './findOrder.ts';
import { insertDraft, isBeingPaid } from './insertDraft.ts';

/** The maximum of an order or a payment including VAT, ten million euros, which the amount columns can hold. */
export const maxAmount = cents(1_000_000_000);

export const tooLargeText = 'Deze bestelling is te groot. Neem contact op met de klantenservice.';

export const isTooLarge = ({ lines, totalInclusive }: ShopCart): boolean =>
  Math.max(
    lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
    totalInclusive,
  ) > maxAmount;

export interface DraftedOrder {
  readonly order: OrderRow;
  readonly cart: ShopCart;
  readonly company: CompanyRecord;
}

export interface OrderRequest extends CartRequest {
  /** Whether it is the person's saved cart. @default false */
  readonly isSavedCart?: boolean;
}

/** Maximum attempts when concurrent requests of the same cart interfere. */
const attempts = 5;

/** The order of a key; null when it cannot be placed. @throws HttpError 422 when the key was used for another cart. */
async function findByKey(
  { database: { sql }, clock }: OrderDependencies,
  viewer: Buyer,
  key: string,
  requestHash: string,
): Promise<number | null> {
  const [known] = await sql<{ id: number; requestHash: string }[]>`
    select id, request_hash from orders
      where company_id = ${viewer.companyId} and idempotency_key = ${key}
        and (${statusIn(sql, [orderTransitions.place.to, orderTransitions.request.to])} or expires_at > ${clock()} or ${isBeingPaid(sql, clock())})`;
  if (known && known.requestHash !== requestHash) {
    throw new HttpError(422, 'Je winkelmand is intussen gewijzigd. Bestel opnieuw vanuit je winkelmand.');
  }
  return known?.id ?? null;
}

async function reopenDraft(
  { database: { sql } }: OrderDependencies,
  company: CompanyRecord,
  viewer: Buyer,
  orderId: number,
): Promise<DraftedOrder | null> {
  const found = await findOrder(sql, viewer, orderId);
  return found && { order: found.order, cart: orderCart(found), company };
}

/** The cart without ended cost centres. */
const withoutEnded = (cart: ShopCart): ShopCart => ({
  ...cart,
  lines: cart.lines.map((line) => (line.costCentre?.isEnded ? { ...line, costCentre: null } : line)),
});

/** Returns null when a concurrent request of the same cart came first, and its draft is already gone. */
async function createDraft(
  dependencies: OrderDependencies,
  viewer: Buyer,
  company: CompanyRecord,
  request: OrderRequest,
  key: string | null,
  requestHash: string,
): Promise<DraftedOrder | null> {
  const cart = withoutEnded(await buildCart(dependencies, dependencies.database.sql, viewer, request));
  if (cart.lines.every(({ giveAway }) => giveAway))
    throw new HttpError(422, 'Er zijn geen producten om te bestellen.');
  const unknown = unknownProducts(request, cart);
  if (unknown.length > 0) throw new HttpError(422, unknownProductsText(unknown));
  if (isTooLarge(cart)) throw new HttpError(422, tooLargeText);
  const contentHash = hashContent(requestHash, cart);
  await countAttempts(dependencies, [['draft-company', String(viewer.companyId)]]);
  const deliveryDate = offeredDates(dependencies, viewer)[0];
  const order = await retryConflict(() =>
    insertDraft(dependencies, viewer, {
      cart,
      company,
      idempotencyKey: key,
      requestHash,
      contentHash,
      deliveryDate,
      isSavedCart: request.isSavedCart ?? false,
      costCentres: request.costCentres ?? new Map(),
    }),
  );
  // The stored cart equals this one, so it need not be read.
  if (order) return { order, cart, company };
  const openId =
    key === null ? await findOpenDraft(dependencies.database.sql, viewer.companyId, contentHash) : null;
  return openId === null ? null : reopenDraft(dependencies, company, viewer, openId);
}

/**
 * Makes a draft at fixed prices, or returns the existing one: by its key, or without a key by equal content.
 *
 * @param key the client's Idempotency-Key.
 * @throws HttpError 422 when there is nothing to order, too much, or the key was used for another cart; 409 when
 * concurrent requests of the same cart keep interfering; 429 when the company has made too many.
 */
export async function draftOrder(
  dependencies: OrderDependencies,
  viewer: Buyer,
  request: OrderRequest,
  key: string | null,
): Promise<DraftedOrder> {
  const { sql } = dependencies.database;
  const requestHash = hashRequest(request);
  const company = await findCompany(sql, viewer.companyId);
  if (!company) throw notFound();
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const known = key === null ? null : await findByKey(dependencies, viewer, key, requestHash);
    const drafted =
      known === null
        ? await createDraft(dependencies, viewer, company, request, key, requestHash)
        : await reopenDraft(dependencies, company, viewer, known);
    if (drafted) return drafted;
  }
  throw new HttpError(409, 'Deze winkelmand wordt op dit moment al besteld. Probeer het zo nog eens.');
}

/** The company's open draft with this content and without a key; null when there is none. */
async function findOpenDraft(sql: Sql, companyId: number, contentHash: string): Promise<number | null> {
  const [open] = await sql<{ id: number }[]>`
    select id from orders
      where company_id = ${companyId} and content_hash = ${contentHash}
        and ${statusIn(sql, undecidedStatuses)} and idempotency_key is null`;
  return open?.id ?? null;
}

export const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/** The identity of a request: quantities in the order of their ids, coupon, reference, and chosen cost centres if any. */
export const hashRequest = ({
  quantities,
  couponCode,
  orderReference,
  costCentres = new Map(),
}: CartRequest): string => digest([...quantities, couponCode, orderReference, ...costCentres]);

/** The identity of a draft: the request and its result, without the products' other data. */
const hashContent = (requestHash: string, cart: ShopCart): string =>
  digest([
    requestHash,
    cart.totalInclusive,
    cart.limits,
    cart.lines.map(({ stock: _stock, available: _available, product: _product, ...frozen }) => frozen),
  ]);
