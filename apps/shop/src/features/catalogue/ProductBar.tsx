import type { Product } from '@magazijn/api-client';
import { formatEuros } from '@magazijn/domain/money';
import { OrderBar } from '@magazijn/ui';
import { ProductOrder } from '../../shared/products/ProductOrder.tsx';
import { productTexts } from '../../shared/products/productTexts.ts';

/** Price and order button at the foot of a phone's screen, while the product's panel is out of view. */
export function ProductBar({ product }: { product: Product }) {
  const { price, offerPrice, unit } = product;
  if (price === null) return null;
  return (
    <OrderBar
      total={formatEuros(offerPrice ?? price)}
      labels={{ total: unit ? productTexts.per(unit) : productTexts.price }}
      action={<ProductOrder product={product} size="card" typedQuantity={false} />}
    />
  );
}
