import type { WireCreatedOrder } from '@magazijn/api-client/schemas';
import { cartForm } from './cartForm.ts';
import type { TestApi } from './openTestApi.ts';

/** Makes a draft order of these lines. */
export async function draftOf(
  api: TestApi,
  token: string,
  lines: readonly (readonly [productId: number, amount: number])[],
  others: { readonly form?: Record<string, string>; readonly headers?: Record<string, string> } = {},
): Promise<WireCreatedOrder> {
  const { order } = await api.data<{ order: WireCreatedOrder }>('POST', '/order/create', {
    token,
    form: cartForm(lines, others.form),
    headers: others.headers ?? {},
  });
  return order;
}
