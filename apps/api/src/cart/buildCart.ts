// Over 300 lines: one statement reads the cart, and these functions price and describe its rows.
import type { cartRequestSchema } from '@magazijn/api-client/schemas';
import {
  type CartLine,
  type Coupon,
  type Deal,
  keepsTerms,
  maxCartLines,
  maxOrderQuantity,
  type ProductTerms,
  priceCart,
  tooManyLinesMessage,
  vatPercentageFor,
  vatTreatment,
  withPossibleGifts,
} from '@magazijn/domain/cart';
import type { Cents } from '@magazijn/domain/money';
import { cleanText } from '@magazijn/domain/validation';
import type * as z from 'zod/mini';
import type { OrderDependencies } from '../ApiDependencies.ts';
import { countCouponGuess } from '../accounts/throttle.ts';
import { priceFor } from '../catalogue/priceFor.ts';
import { categoryPath, type LineProduct, lineProductColumns, productTables } from '../catalogue/products.ts';
import type { Sql } from '../database/Database.ts';
import type { CouponStatus } from '../database/tables/index.ts';
import { deliversTo } from '../delivery/offeredDates.ts';
import { HttpError } from '../http/HttpError.ts';
import type { Buyer } from '../http/Viewer.ts';
import { cartLimits, incompleteOfferText, lineLimit, noDeliveryText } from './cartTexts.ts';
import type { LineCostCentre, ShopCart } from './ShopCart.ts';

/** A customer's intent: quantities per product id, a coupon and a reference. Prices are never accepted from clients. */
export interface CartRequest {
  readonly quantities: ReadonlyMap<number, number>;
  /** Upper case; '' without one. */
  readonly couponCode: string;
  readonly orderReference: string;
  /** Chosen cost centres per product id, 0 for none. Other products have the company's last choice. */
  readonly costCentres?: ReadonlyMap<number, number>;
}

/** Parses a cart, without quantities of 0. @throws HttpError 422 for more than `maxCartLines` lines. */
export function readCartRequest(form: z.infer<typeof cartRequestSchema>): CartRequest {
  const quantities = new Map(
    Object.entries(form.products)
      .map(([id, quantity]): [number, number] => [Number(id), Number(quantity)])
      .filter(([, quantity]) => quantity > 0)
      .sort(([a], [b]) => a - b),
  );
  if (quantities.size > maxCartLines) throw new HttpError(422, tooManyLinesMessage);
  const costCentres = [...quantities.keys()].flatMap((id): [number, number][] => {
    const costCentre = form.cost_centres?.[id];
    return costCentre === undefined ? [] : [[id, Number(costCentre)]];
  });
  return {
    quantities,
    couponCode: cleanText(form.discount ?? '').toUpperCase(),
    orderReference: cleanText(form.orderReference ?? ''),
    costCentres: new Map(costCentres),
  };
}

/** The requested products that do not exist, so that the cart has no line for them. */
export function unknownProducts({ quantities }: CartRequest, { lines }: Pick<ShopCart, 'lines'>): number[] {
  const found = new Set(lines.filter(({ giveAway }) => !giveAway).map(({ productId }) => productId));
  return [...quantities.keys()].filter((id) => !found.has(id));
}

/** The terms and units of a placed order, which is priced again when it changes. */
export interface OrderedGoods {
  /** Units per product, gifts included, which were taken from stock. */
  readonly units: ReadonlyMap<number, number>;
  /** The terms that its products were ordered at, and their cost centres. */
  readonly terms: ReadonlyMap<
    number,
    ProductTerms & { readonly originalPrice: Cents | null; readonly costCentre: LineCostCentre | null }
  >;
  /** Whether the request's coupon was used for it: then it still counts. */
  readonly holdsCoupon: boolean;
}

/**
 * Prices an intent, without products that do not exist (`unknownProducts`). Two statements for any number of lines.
 *
 * @param ordered the placed order that is priced again; absent for a cart.
 */
export async function buildCart(
  dependencies: OrderDependencies,
  sql: Sql,
  viewer: Buyer,
  request: CartRequest,
  ordered?: OrderedGoods,
): Promise<ShopCart> {
  const { settings } = dependencies;
  const ids = [...request.quantities.keys(), ...(ordered?.units.keys() ?? [])];
  const [rows, found] = await Promise.all([
    selectCartProducts(sql, viewer, ids, request.costCentres),
    ordered?.holdsCoupon
      ? findUsedCoupon(sql, request.couponCode)
      : countCouponGuess(dependencies, viewer, request.couponCode, () =>
          findCoupon(sql, viewer.companyId, request.couponCode, dependencies.clock()),
        ),
  ]);
  const products = ordered ? withOrdered(rows, ordered, request, priceFor(viewer)) : rows;
  return priceRequest(
    settings,
    viewer,
    request,
    products,
    found ?? { coupon: null, status: 'too-many-tries' },
    ordered,
  );
}

/** Prices carts as `buildCart`, without coupons, favourites, stock mails and cost centres. One statement for all. */
export async function buildCarts(
  { settings }: Pick<OrderDependencies, 'settings'>,
  sql: Sql,
  requests: readonly { readonly buyer: PricedBuyer; readonly quantities: ReadonlyMap<number, number> }[],
): Promise<ShopCart[]> {
  const ids = new Set(requests.flatMap(({ quantities }) => [...quantities.keys()]));
  const products = await selectCartProducts(sql, null, [...ids]);
  return requests.map(({ buyer, quantities }) =>
    priceRequest(settings, buyer, { quantities, couponCode: '', orderReference: '' }, products, noCoupon),
  );
}

interface FoundCoupon {
  readonly coupon: Coupon | null;
  readonly status: CouponStatus | null;
}

const noCoupon: FoundCoupon = { coupon: null, status: null };

type PricedBuyer = Pick<Buyer, 'companyId' | 'vatNumber' | 'country'>;

function priceRequest(
  settings: OrderDependencies['settings'],
  viewer: PricedBuyer,
  request: CartRequest,
  products: ReadonlyMap<number, CartProductRow>,
  { coupon, status }: FoundCoupon,
  ordered?: OrderedGoods,
): ShopCart {
  const priceOf = priceFor(viewer);
  const treatment = vatTreatment(viewer, settings.belgianVat);
  const shippingVatPercentage = vatPercentageFor(treatment, settings.rules.shippingVatPercentage);
  const wanted = [...request.quantities].flatMap(([id, quantity]): CartLine[] => {
    const row = products.get(id);
    if (!row) return [];
    const product = {
      id,
      price: priceOf(row).price,
      vatPercentage: vatPercentageFor(treatment, row.vatPercentage),
      deal: row.deal,
      orderLimit: row.orderLimit,
    };
    return [{ product, quantity }];
  });
  const lines = withPossibleGifts(wanted, (id) => {
    const row = products.get(id);
    return row ? maxOrderQuantity(row) : 0;
  });
  const priced = priceCart({ lines, coupon, rules: { ...settings.rules, shippingVatPercentage } });
  return {
    lines: priced.lines.flatMap((line) => {
      const row = products.get(line.productId);
      if (!row) return [];
      return [
        {
          ...line,
          path: row.path,
          categoryPath: categoryPath(row),
          articleNumber: row.articleNumber,
          description: row.description,
          contents: row.contents,
          unit: row.unit,
          images: row.images,
          offerLabel: row.offerLabel,
          stock: row.stock,
          available: row.available,
          originalPrice: line.giveAway ? null : priceOf(row).originalPrice,
          vatPercentage: vatPercentageFor(treatment, row.vatPercentage),
          limit: line.giveAway ? null : lineLimit(row, line.quantity),
          costCentre: line.giveAway ? null : costCentreOf(row, request, ordered),
          incompleteOffer: incompleteOfferText(line.incompleteOffer, row, products),
          product: row,
        },
      ];
    }),
    couponCode: request.couponCode,
    couponStatus: status,
    orderReference: request.orderReference,
    subtotal: priced.subtotal,
    couponDiscount: priced.couponDiscount,
    shipping: priced.shipping,
    shippingVatPercentage,
    vatTreatment: treatment,
    vatTotals: priced.vatTotals,
    totalExclusive: priced.totalExclusive,
    totalInclusive: priced.totalInclusive,
    minimumOrder: settings.rules.minimumOrder,
    freeShippingFrom: settings.rules.freeShippingFrom,
    limits: [
      ...(deliversTo({ settings }, viewer) ? [] : [{ message: noDeliveryText(viewer.country), data: [] }]),
      ...cartLimits(products, request.quantities, priced.limits),
    ],
  };
}

/** The cost centre that the buyer chose, or that the order has, or the last one of the company for the product. */
function costCentreOf(
  { id, costCentre }: CartProductRow,
  { costCentres }: CartRequest,
  ordered?: OrderedGoods,
): LineCostCentre | null {
  const chosen = costCentres?.get(id);
  if (chosen === 0) return null;
  if (chosen !== undefined) return costCentre ?? { id: chosen, code: '', name: '', isEnded: true };
  const agreed = ordered?.terms.get(id);
  return agreed ? agreed.costCentre : costCentre?.isEnded ? null : costCentre;
}

/**
 * The products as an order that has some of their units may order them: its own units count as stock, also of a product that
 * is not for sale any more or has a lower limit by now, and its terms stay where today's cost more.
 */
const withOrdered = (
  rows: ReadonlyMap<number, CartProductRow>,
  { units, terms }: OrderedGoods,
  { quantities }: CartRequest,
  priceOf: ReturnType<typeof priceFor>,
): Map<number, CartProductRow> =>
  new Map(
    [...rows].map(([id, row]) => {
      const own = units.get(id) ?? 0;
      const agreed = terms.get(id);
      const today = { price: priceOf(row).price, deal: row.deal };
      const isKept = agreed !== undefined && keepsTerms(agreed, today, quantities.get(id) ?? 0);
      return [
        id,
        {
          ...row,
          available: row.available || own > 0,
          stock: own + (row.available ? row.stock : 0),
          orderLimit: row.orderLimit === null ? null : Math.max(row.orderLimit, own),
          ...(isKept && {
            priceCents: agreed.price,
            priceOldCents: agreed.originalPrice,
            deal: agreed.deal,
          }),
        },
      ];
    }),
  );

/** The coupon that an order was placed with: it counts, whatever became of it since. */
async function findUsedCoupon(sql: Sql, code: string): Promise<FoundCoupon> {
  const [coupon] = await sql<Coupon[]>`select code, percentage from coupons where code = ${code}`;
  return { coupon: coupon ?? null, status: coupon ? 'accepted' : 'unknown' };
}

interface CouponRow {
  readonly code: string;
  readonly percentage: number;
  readonly ended: boolean;
  readonly usedUp: boolean;
}

/** A use reserved by the company's own payment page stays available to its next cart (`reserveCoupon`). */
async function findCoupon(sql: Sql, companyId: number, code: string, now: Date): Promise<FoundCoupon> {
  if (code === '') return noCoupon;
  const [row] = await sql<CouponRow[]>`
    select code, percentage, coalesce(ends_at <= ${now}, false) as ended,
        coalesce(used >= usage_limit, false) and not exists (
          select from orders
            where coupon_code = code and company_id = ${companyId} and coupon_reserved_until < 'infinity'
        ) as used_up
      from coupons where code = ${code}`;
  if (!row) return { coupon: null, status: 'unknown' };
  if (row.ended) return { coupon: null, status: 'ended' };
  if (row.usedUp) return { coupon: null, status: 'used' };
  return { coupon: { code: row.code, percentage: row.percentage }, status: 'accepted' };
}

export interface CartProductRow extends LineProduct {
  readonly id: number;
  readonly path: string;
  readonly articleNumber: string;
  readonly description: string;
  readonly contents: string;
  readonly unit: string;
  readonly images: string[];
  readonly offerLabel: string | null;
  readonly priceCents: number;
  readonly priceOldCents: number | null;
  /** The Dutch rate. */
  readonly vatPercentage: number;
  readonly stock: number;
  readonly available: boolean;
  readonly deal: Deal | null;
  /** The chosen cost centre, or the last one of the company; null when it has no such one. */
  readonly costCentre: LineCostCentre | null;
}

/** Selects the products with these ids and their gifts, with one statement. Null: without what belongs to a buyer. */
async function selectCartProducts(
  sql: Sql,
  viewer: Buyer | null,
  ids: readonly number[],
  costCentres: ReadonlyMap<number, number> = new Map(),
): Promise<Map<number, CartProductRow>> {
  const asked = sql`${[...ids]}::int[]`;
  const companyId = viewer?.companyId ?? null;
  const rows = await sql<CartProductRow[]>`
    select products.id, products.path, products.article_number, products.description, products.contents,
        products.unit, products.images, products.offer_label, products.price_cents, products.price_old_cents,
        products.vat_percentage, products.stock, products.available, products.deal,
        case when cost_centres.id is not null then json_build_object('id', cost_centres.id, 'code', cost_centres.code,
          'name', cost_centres.name, 'isEnded', cost_centres.ended_at is not null) end as cost_centre,
        ${lineProductColumns(sql, viewer)}
      from products
      ${productTables(sql, viewer)}
      left join unnest(${[...costCentres.keys()]}::int[], ${[...costCentres.values()]}::int[])
        as chosen (product_id, cost_centre_id) on chosen.product_id = products.id
      left join product_cost_centres as last on last.company_id = ${companyId} and last.product_id = products.id
      left join cost_centres on cost_centres.company_id = ${companyId}
        and cost_centres.id = coalesce(chosen.cost_centre_id, last.cost_centre_id)
      where products.id = any(${asked} || array(
        select (deal ->> 'productId')::int from products where id = any(${asked}) and deal ->> 'kind' = 'give-away'))`;
  return new Map(rows.map((row) => [row.id, row]));
}
