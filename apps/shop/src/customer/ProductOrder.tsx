import type { Product } from '@magazijn/api-client';
import { AddToCart, type AddToCartState } from '@magazijn/ui';
import { useCart } from '../cart/useCart.ts';
import { useFavourites } from '../favourites/useFavourites.ts';

interface ProductOrderProps {
  product: Product;
  size: 'card' | 'panel';
}

/** Add to cart, the stepper that follows it, or the stock mail (T21-T24). */
export function ProductOrder({ product, size }: ProductOrderProps) {
  const { amounts, store } = useCart();
  const { isStockMailRequested, requestStockMail } = useFavourites();

  function state(): AddToCartState {
    if (product.stock > 0 && product.available) return 'available';
    return isStockMailRequested(product) ? 'notified' : 'unavailable';
  }

  return (
    <AddToCart
      state={state()}
      size={size}
      quantity={amounts[product.id] ?? 0}
      productName={product.name}
      onAdd={() => store.add(product.id, 1)}
      onQuantityChange={(quantity) => store.setQuantity(product.id, quantity)}
      onLogin={() => {}}
      onNotify={() => void requestStockMail(product.id)}
    />
  );
}
