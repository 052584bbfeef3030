import { type QuickOrderProduct, toQuickOrderProducts } from '../model/QuickOrder.ts';
import { alternativesSchema } from '../schemas/quickOrder.ts';
import { orNull, type Transport } from '../transport/createTransport.ts';

/** The back end's maximum. */
const maxIds = 100;

/** The call of `quickOrderCalls`. */
export async function findAlternatives(
  send: Transport,
  ids: readonly number[],
): Promise<readonly QuickOrderProduct[]> {
  if (ids.length === 0) return [];
  const found = await orNull(
    send({
      path: '/product/alternatives',
      query: { ids: ids.slice(0, maxIds).join(',') },
      responseSchema: alternativesSchema,
      silent: true,
    }),
  );
  const products = toQuickOrderProducts(found?.products ?? []);
  return ids.flatMap((id) => products.get(id) ?? []);
}
