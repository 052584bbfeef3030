import type { CartIntent } from '@magazijn/domain/cart';
import * as z from 'zod/mini';
import { type CartInfo, cartFromWire, type ShopSettings, toCart, toShopSettings } from '../model/Cart.ts';
import {
  type DraftOrder,
  type Order,
  type OrderSummary,
  toDraftOrder,
  toOrder,
  toOrderSummary,
} from '../model/Order.ts';
import { companySchema } from '../schemas/account.ts';
import { cartInfoSchema, shopSettingsSchema, type WireCartInfo } from '../schemas/cart.ts';
import {
  createdOrderSchema,
  invoiceTokenSchema,
  orderDetailSchema,
  orderListSchema,
  placedOrderSchema,
  type WireOrderList,
  type WireOrderListItem,
} from '../schemas/order.ts';
import { ApiError } from '../transport/ApiError.ts';
import { orNull, type Transport } from '../transport/createTransport.ts';
import type { HasCapability } from './capabilityCalls.ts';

/** The page size of the specification. */
const ordersOnAPage = 100;

const createdSchema = z.object({ order: createdOrderSchema });

/** Declines the products' texts in cart lines; supported by some back ends (RFC 7240). */
const short = { prefer: 'return=minimal' };

/** The filter of a history. */
export interface OrderFilter {
  /** Words that must all occur in number, reference or products; '' for every order. */
  readonly search: string;
  /** The first day and the day after the last, as ISO dates in Amsterdam; null for all. */
  readonly from: string | null;
  readonly until: string | null;
}

const everyOrder: OrderFilter = { search: '', from: null, until: null };

export const historyPageSize = 25;

/** One page of the history, with the number of filtered orders and of all orders. */
export interface OrderPage {
  readonly orders: readonly OrderSummary[];
  readonly total: number;
  readonly historyTotal: number;
}

/** The complete history, as far as the back end returns it. */
export interface WholeHistory<Listed> {
  readonly orders: readonly Listed[];
  readonly isComplete: boolean;
}

/** The maximum length of a search text. */
const maxSearchLength = 200;

const searchQuery = ({ search, from, until }: OrderFilter) => ({
  lines: '1',
  search: search.trim().slice(0, maxSearchLength) || undefined,
  from: from ?? undefined,
  until: until ?? undefined,
});

/** The calls from cart to placed order. */
export function orderCalls(send: Transport, has: HasCapability) {
  const price = (intent: CartIntent, signal?: AbortSignal): Promise<WireCartInfo> =>
    send({
      method: 'POST',
      path: '/shop/cart',
      headers: short,
      body: cartForm(new FormData(), intent),
      responseSchema: cartInfoSchema,
      whole: 'products',
      signal,
    });
  const listPage = async (page: number, filter: OrderFilter | null): Promise<WireOrderList> =>
    send({
      path: `/order/${page}/${ordersOnAPage}`,
      query: filter === null ? {} : searchQuery(filter),
      responseSchema: orderListSchema,
    });

  /**
   * Every page of the history. The specification only has the first one: others are requested if the back end has
   * order search, or returns a larger `total`.
   */
  async function listOrders(filter: OrderFilter): Promise<WholeHistory<WireOrderListItem>> {
    const searches = await has('order-search');
    const listed = new Map<number, WireOrderListItem>();
    for (let page = 1; ; page += 1) {
      const found = await listPage(page, searches ? filter : null);
      const before = listed.size;
      for (const order of found.orders) listed.set(order.id, order);
      const isLast = found.orders.length < ordersOnAPage || listed.size === before;
      const hasMore = searches || (found.total ?? 0) > listed.size;
      if (isLast || !hasMore) {
        const isComplete = found.total === undefined ? isLast : listed.size >= found.total;
        return { orders: [...listed.values()], isComplete };
      }
    }
  }

  async function withNumbers(listed: readonly WireOrderListItem[]): Promise<readonly OrderSummary[]> {
    const areNumbered = listed.every(({ order_number }) => order_number);
    const country = areNumbered ? null : await invoiceCountry();
    return listed.map((order) => toOrderSummary(order, country));
  }

  /** The country of the invoice address, for the prefix of a number that is not returned; null without a response. */
  async function invoiceCountry(): Promise<string | null> {
    try {
      const company = await send({ path: '/account/profile', responseSchema: companySchema });
      return (company.invoice_address ?? company.main_address)?.country ?? null;
    } catch {
      return null;
    }
  }

  async function chooseDeliveryDate(orderId: number, date: number): Promise<void> {
    await send({
      method: 'POST',
      path: `/order/delivery/${orderId}`,
      body: new URLSearchParams({ date: String(date) }),
      responseSchema: z.unknown(),
    });
  }

  return {
    /**
     * The minimum order, the free delivery threshold and, for customers, the delivery dates; null when the back end
     * has no such call.
     */
    shopSettings: async (): Promise<ShopSettings | null> => {
      const found = await orNull(send({ path: '/settings', responseSchema: shopSettingsSchema }));
      return found && toShopSettings(found);
    },

    /** Prices the cart. `answer` is the wire's own `data`, for the stored cart; `cartFromWire` parses it again. */
    recalculateCart: async (
      intent: CartIntent,
      signal?: AbortSignal,
    ): Promise<{ readonly cart: CartInfo; readonly answer: WireCartInfo }> => {
      const answer = await price(intent, signal);
      return { cart: toCart(answer), answer };
    },

    /** Parses a stored response of the cart call; null when it does not match the schema. Makes no request. */
    cartFromWire: async (answer: unknown): Promise<CartInfo | null> => cartFromWire(answer),

    /**
     * Creates a draft of this cart. The key belongs to the cart's version: the same key returns the same draft.
     *
     * @param isOwnCart whether it is the person's own cart, not that of a punch-out: if the back end keeps it, the goods
     * leave the saved cart when the order is placed
     */
    createOrder: async (
      intent: CartIntent,
      idempotencyKey: string,
      isOwnCart = false,
    ): Promise<DraftOrder> => {
      const body = cartForm(new URLSearchParams(), intent);
      if (isOwnCart && (await has('saved-cart'))) body.set('saved_cart', '1');
      const { order } = await send({
        method: 'POST',
        path: '/order/create',
        headers: { ...short, 'idempotency-key': idempotencyKey },
        body,
        responseSchema: createdSchema,
        whole: 'order.shopping_cart.products',
      });
      const day = order.delivery ?? order.delivery_dates[0];
      if (day === undefined) throw new ApiError('unreadable', 'The order has no delivery date');
      if (order.delivery == null) await chooseDeliveryDate(order.order_id, day);
      // The specification has no sums in an order: then those of its cart are used.
      const sums = order.shopping_cart.total_inclusive === undefined ? await price(intent) : {};
      return toDraftOrder({ ...order, shopping_cart: { ...sums, ...order.shopping_cart } }, day);
    },

    /** `date` is one of the draft's delivery dates, in seconds. */
    chooseDeliveryDate,

    /**
     * Places the order on account or by direct debit. Changes data: call it only on a user action.
     *
     * @returns the delivery date in seconds, which differs from the chosen one when that has passed; null when not
     * returned.
     */
    placeOrder: async (orderId: number): Promise<number | null> =>
      (await send({ path: `/payment/account/${orderId}`, responseSchema: z.optional(placedOrderSchema) }))
        ?.delivery ?? null,

    /**
     * A token for the form that opens one invoice in a new tab; valid for a minute. Null when the back end has no
     * such call: then use the access token.
     */
    invoiceToken: async (orderId: number): Promise<string | null> => {
      try {
        const path = `/order/invoice/${orderId}/token`;
        return (await send({ method: 'POST', path, responseSchema: invoiceTokenSchema })).token;
      } catch (error) {
        if (error instanceof ApiError && [404, 405, 501].includes(error.status)) return null;
        throw error;
      }
    },

    /** The latest orders, newest first: at most a hundred. */
    orders: async (): Promise<readonly OrderSummary[]> => withNumbers((await listPage(1, null)).orders),

    /**
     * One page of the orders that match, newest first, with their products. Only for a back end with `order-search`.
     *
     * @param page from 1; a page has {@link historyPageSize} orders.
     */
    orderHistory: async (filter: OrderFilter, page: number): Promise<OrderPage> => {
      const found = await send({
        path: `/order/${page}/${historyPageSize}`,
        query: searchQuery(filter),
        responseSchema: orderListSchema,
      });
      const total = found.total ?? found.orders.length;
      return {
        orders: await withNumbers(found.orders),
        total,
        historyTotal: found.history_total ?? total,
      };
    },

    /**
     * All matching orders, newest first; the filter applies only with `order-search`. `isComplete` is false when the
     * back end returned a full first page without a total.
     */
    wholeHistory: async (filter: OrderFilter = everyOrder): Promise<WholeHistory<OrderSummary>> => {
      const { orders, isComplete } = await listOrders(filter);
      return { orders: await withNumbers(orders), isComplete };
    },

    /** A placed order; fields that the back end does not return are filled from the history. */
    order: async (orderId: number): Promise<Order | null> => {
      const path = `/order/detail/${orderId}`;
      const found = await orNull(
        send({
          path,
          headers: short,
          responseSchema: orderDetailSchema,
          whole: 'shopping_cart.products',
        }),
      );
      if (found === null) return null;
      const isWhole = found.status != null && found.creation_date != null;
      const listed = isWhole
        ? null
        : (await listPage(1, null).catch(() => null))?.orders.find(({ id }) => id === orderId);
      return toOrder(orderId, found, listed ?? null);
    },
  };
}

/** `products[{productId}]=amount`, `discount`, `orderReference`. */
export function cartForm<Form extends FormData | URLSearchParams>(form: Form, intent: CartIntent): Form {
  for (const [productId, quantity] of Object.entries(intent.quantities)) {
    form.set(`products[${productId}]`, String(quantity));
  }
  form.set('discount', intent.couponCode);
  form.set('orderReference', intent.orderReference);
  return form;
}
