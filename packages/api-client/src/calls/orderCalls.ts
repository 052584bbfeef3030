import type { CartIntent } from '@magazijn/domain/cart';
import * as z from 'zod/mini';
import {
  type DraftOrder,
  type Order,
  type OrderSummary,
  toDraftOrder,
  toOrder,
  toOrderSummary,
} from '../model/Order.ts';
import {
  historyPageSize,
  type OrderFilter,
  type OrderPage,
  type WholeHistory,
} from '../model/OrderHistory.ts';
import { companySchema } from '../schemas/account.ts';
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
import { cartForm, priceCart, short } from './cartCalls.ts';

/** The page size of the specification. */
const ordersOnAPage = 100;

const createdSchema = z.object({ order: createdOrderSchema });

const everyOrder: OrderFilter = { search: '', from: null, until: null };

const maxSearchLength = 200;

const searchQuery = ({ search, from, until }: OrderFilter) => ({
  lines: '1',
  search: search.trim().slice(0, maxSearchLength) || undefined,
  from: from ?? undefined,
  until: until ?? undefined,
});

export function orderCalls(send: Transport, has: HasCapability) {
  const listPage = async (page: number, filter: OrderFilter | null): Promise<WireOrderList> =>
    send({
      path: `/order/${page}/${ordersOnAPage}`,
      query: filter === null ? {} : searchQuery(filter),
      responseSchema: orderListSchema,
    });

  /** Every page of the history; others than the first only with order search, or for a larger `total`. */
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
     * Creates a draft of this cart; the same key returns the same draft.
     *
     * @param isOwnCart whether the goods leave the person's saved cart when the order is placed
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
        complete: 'order.shopping_cart.products',
      });
      const day = order.delivery ?? order.delivery_dates[0];
      if (day === undefined) throw new ApiError('unreadable', 'The order has no delivery date');
      if (order.delivery == null) await chooseDeliveryDate(order.order_id, day);
      // The specification has no sums in an order: then those of its cart are used.
      const sums = order.shopping_cart.total_inclusive === undefined ? await priceCart(send, intent) : {};
      return toDraftOrder({ ...order, shopping_cart: { ...sums, ...order.shopping_cart } }, day);
    },

    /** `date` is one of the draft's delivery dates, in seconds. */
    chooseDeliveryDate,

    /**
     * Places the order on account or by direct debit; returns its delivery date in seconds, null when not returned.
     * Changes data: call it only on a user action.
     */
    placeOrder: async (orderId: number): Promise<number | null> =>
      (await send({ path: `/payment/account/${orderId}`, responseSchema: z.optional(placedOrderSchema) }))
        ?.delivery ?? null,

    /** A token, valid for a minute, for the form that opens an invoice. Null without the call: use the access token. */
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

    /** One page, from 1, of {@link historyPageSize} matching orders, newest first. Only with `order-search`. */
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
     * All matching orders, newest first; filtered only with `order-search`. `isComplete`: false when some may be
     * absent.
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
          complete: 'shopping_cart.products',
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
