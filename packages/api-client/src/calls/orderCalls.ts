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

/** As many orders as the specification asks for at once. */
const ordersOnAPage = 100;

const createdSchema = z.object({ order: createdOrderSchema });

/** The lines of a cart are shown without the texts of their products: a back end that can leaves them out (RFC 7240). */
const short = { prefer: 'return=minimal' };

/** Which orders of the history are asked for. */
export interface OrderFilter {
  /** Words, all of which number, reference or products contain; '' for every order. */
  readonly search: string;
  /** The first day and the first day after the last, as ISO dates of Amsterdam's calendar; null for all. */
  readonly from: string | null;
  readonly until: string | null;
}

const everyOrder: OrderFilter = { search: '', from: null, until: null };

/** The orders of one page of a history that is searched. */
export const historyPageSize = 25;

/** One page of the history, with the number of orders that its filter finds and the number of all. */
export interface OrderPage {
  readonly orders: readonly OrderSummary[];
  readonly total: number;
  readonly historyTotal: number;
}

/** A history that was read to its end, as far as the back end lets it. */
export interface WholeHistory<Listed> {
  readonly orders: readonly Listed[];
  readonly isComplete: boolean;
}

/** The longest text that a back end searches for. */
const maxSearchLength = 200;

const searchQuery = ({ search, from, until }: OrderFilter) => ({
  lines: '1',
  search: search.trim().slice(0, maxSearchLength) || undefined,
  from: from ?? undefined,
  until: until ?? undefined,
});

/** From cart to placed order. */
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
   * Every page of the history. The specification knows the first one: another is asked for where the back end searches
   * orders, or says that there are more (`total`).
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

  /** Where invoices go: the prefix of a number that the back end does not give. Without an answer there is none. */
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
    /** From which amounts one can order and delivery is free, and for customers when it comes; null when the back end has no such call. */
    shopSettings: async (): Promise<ShopSettings | null> => {
      const found = await orNull(send({ path: '/settings', responseSchema: shopSettingsSchema }));
      return found && toShopSettings(found);
    },

    /** Prices the cart. `answer` is the wire's own `data`, for the stored cart; `cartFromWire` reads it again. */
    recalculateCart: async (
      intent: CartIntent,
      signal?: AbortSignal,
    ): Promise<{ readonly cart: CartInfo; readonly answer: WireCartInfo }> => {
      const answer = await price(intent, signal);
      return { cart: toCart(answer), answer };
    },

    /** A stored answer of the cart call, read again; null when it is of another shape than published. Asks nothing. */
    cartFromWire: async (answer: unknown): Promise<CartInfo | null> => cartFromWire(answer),

    /** A draft of this cart. The key belongs to the cart's version: the same key gives the same draft. */
    createOrder: async (intent: CartIntent, idempotencyKey: string): Promise<DraftOrder> => {
      const { order } = await send({
        method: 'POST',
        path: '/order/create',
        headers: { ...short, 'idempotency-key': idempotencyKey },
        body: cartForm(new URLSearchParams(), intent),
        responseSchema: createdSchema,
        whole: 'order.shopping_cart.products',
      });
      const day = order.delivery ?? order.delivery_dates[0];
      if (day === undefined) throw new ApiError('unreadable', 'The order has no delivery date');
      if (order.delivery == null) await chooseDeliveryDate(order.order_id, day);
      // The specification gives an order no sums: then they are those of the cart that it was made of.
      const sums = order.shopping_cart.total_inclusive === undefined ? await price(intent) : {};
      return toDraftOrder({ ...order, shopping_cart: { ...sums, ...order.shopping_cart } }, day);
    },

    /** `date` is one of the draft's own, in seconds. */
    chooseDeliveryDate,

    /**
     * Places the order on account or by direct debit. Changes something: call it once, by an explicit act.
     *
     * @returns the day on which it comes, in seconds: another than was chosen when that has passed; null when the back end
     *   does not say.
     */
    placeOrder: async (orderId: number): Promise<number | null> =>
      (await send({ path: `/payment/account/${orderId}`, responseSchema: z.optional(placedOrderSchema) }))
        ?.delivery ?? null,

    /**
     * A bearer for the form that opens one invoice in a new tab; good for a minute. Null when the back end has no such
     * call: the session's own token is then the bearer.
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

    /** The latest orders, newest first: a hundred at most. */
    orders: async (): Promise<readonly OrderSummary[]> => withNumbers((await listPage(1, null)).orders),

    /**
     * One page of the orders that the back end finds, newest first, with what they consist of. For a back end that
     * named `order-search`.
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
     * Every order, newest first, of a filter where the back end named `order-search`, and of none elsewhere.
     * `isComplete` is false where a back end gave a full first page and does not say whether there are more.
     */
    wholeHistory: async (filter: OrderFilter = everyOrder): Promise<WholeHistory<OrderSummary>> => {
      const { orders, isComplete } = await listOrders(filter);
      return { orders: await withNumbers(orders), isComplete };
    },

    /** An order as it was placed; of what a back end does not say in it, the history tells some. */
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
