import type { Product } from '@magazijn/api-client';
import { AddToCart, type AddToCartState } from '@magazijn/ui';
import { useStores } from '../stores/StoresProvider.tsx';
import { useSelected } from '../stores/useSelected.ts';

interface ProductOrderProps {
  product: Product;
  size: 'card' | 'panel';
}

/** Add to cart, the stepper that follows it, or the stock mail (T21-T24). */
export function ProductOrder({ product, size }: ProductOrderProps) {
  const { cart, favourites } = useStores();
  const quantity = useSelected(cart, ({ amounts }) => amounts[product.id] ?? 0);
  const mailRequested = useSelected(
    favourites,
    ({ stockMails }) => stockMails[product.id] ?? product.stockMailRequested,
  );

  function state(): AddToCartState {
    if (product.stock > 0 && product.available) return 'available';
    return mailRequested ? 'notified' : 'unavailable';
  }

  return (
    <AddToCart
      state={state()}
      size={size}
      quantity={quantity}
      productName={product.name}
      onAdd={() => cart.add(product.id, 1)}
      onQuantityChange={(next) => cart.setQuantity(product.id, next)}
      onLogin={() => {}}
      onNotify={() => void favourites.requestStockMail(product.id)}
    />
  );
}
