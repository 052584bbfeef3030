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
  type WireOrderListItem,
} from '../schemas/order.ts';
import { ApiError } from '../transport/ApiError.ts';
import { orNull, type Transport } from '../transport/createTransport.ts';

/** As many orders as the specification asks for at once. */
const ordersOnAPage = 100;

const createdSchema = z.object({ order: createdOrderSchema });

/** The lines of a cart are shown without the texts of their products: a back end that can leaves them out (RFC 7240). */
const short = { prefer: 'return=minimal' };

/** From cart to placed order. */
export function orderCalls(send: Transport) {
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
  const listPage = async (page: number) =>
    (
      await send({
        path: `/order/${page}/${ordersOnAPage}`,
        query: { lines: '1' },
        responseSchema: orderListSchema,
      })
    ).orders;

  /**
   * The whole history, page by page. A back end that knows the first page alone answers 404 for the next, or the same
   * orders again: its history ends there.
   */
  async function listOrders(): Promise<WireOrderListItem[]> {
    const listed: WireOrderListItem[] = [];
    const known = new Set<number>();
    for (let page = 1; ; page += 1) {
      const found = page === 1 ? await listPage(page) : ((await orNull(listPage(page))) ?? []);
      const others = found.filter(({ id }) => !known.has(id));
      listed.push(...others);
      for (const { id } of others) known.add(id);
      if (found.length < ordersOnAPage || others.length === 0) return listed;
    }
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

    /** Every order, newest first, with what one searches them by where the back end gives it. */
    orders: async (): Promise<readonly OrderSummary[]> => {
      const listed = await listOrders();
      const areNumbered = listed.every(({ order_number }) => order_number);
      const country = areNumbered ? null : await invoiceCountry();
      return listed.map((order) => toOrderSummary(order, country));
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
      const listed = isWhole ? null : (await listPage(1).catch(() => [])).find(({ id }) => id === orderId);
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
