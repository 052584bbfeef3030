import type { ExceededLimit } from '@magazijn/domain/cart';
import type { ShopCartLimit } from './ShopCart.ts';
import type { CartProductRow } from './selectCartProducts.ts';

/** What keeps a cart from being ordered as it is (E07, X04): too many of a product, or more than there is. */
export function cartLimits(
  products: ReadonlyMap<number, CartProductRow>,
  amounts: ReadonlyMap<number, number>,
  exceeded: readonly ExceededLimit[],
): ShopCartLimit[] {
  const nameOf = (id: number): string => products.get(id)?.description ?? '';
  const overLimit = exceeded.map(({ productId, limit }) => ({
    message: `${nameOf(productId)}: hoogstens ${limit} per bestelling`,
  }));
  const short = [...amounts].flatMap(([id, amount]) => {
    const product = products.get(id);
    if (!product || (product.available && amount <= product.stock)) return [];
    const left = product.available ? product.stock : 0;
    const reason = left === 0 ? 'niet op voorraad' : `nog ${left} op voorraad`;
    return [{ message: `${product.description}: ${reason}` }];
  });
  return [
    ...(overLimit.length > 0
      ? [{ message: 'Van deze artikelen kun je niet zoveel in één keer bestellen:', data: overLimit }]
      : []),
    ...(short.length > 0 ? [{ message: 'Van deze artikelen is er niet genoeg:', data: short }] : []),
  ];
}
