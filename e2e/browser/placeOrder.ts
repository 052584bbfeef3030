import type { ApiSession } from './apiSession.ts';

/** Places an order of twelve boxes of diapers through the API and returns its order number ('KKN…'). */
export async function placeOrder({ call }: ApiSession, orderReference = ''): Promise<string> {
  const { id } = await call<{ id: number }>('/product/detail/verzorging/luiers/demo-luiers-maat-4');
  const { order } = await call<{ order: { order_id: number } }>('/order/create', {
    [`products[${id}]`]: '12',
    discount: '',
    orderReference,
  });
  await call(`/payment/account/${order.order_id}`);
  const { orders } = await call<{ orders: { id: number; order_number: string }[] }>('/order/1/100');
  const placed = orders.find((each) => each.id === order.order_id);
  if (!placed) throw new Error(`Order ${order.order_id} is not in the history.`);
  return placed.order_number;
}
