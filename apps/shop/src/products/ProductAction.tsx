import type { Product } from '@magazijn/api-client';
import { AddToCart, type AddToCartState } from '@magazijn/ui';
import { useCart } from '../cart/useCart.ts';
import { useFavourites } from '../favourites/useFavourites.ts';
import { useLoginPrompt } from '../layout/LoginPrompt.ts';
import { useSession } from '../session/useSession.ts';

interface ProductActionProps {
  product: Product;
  size?: 'card' | 'panel';
}

/** Add to cart, stepper, stock mail, or the prompt to log in (T20-T24). */
export function ProductAction({ product, size = 'card' }: ProductActionProps) {
  const { viewer } = useSession();
  const { amounts, store } = useCart();
  const { isStockMailRequested, requestStockMail } = useFavourites();
  const promptLogin = useLoginPrompt();

  function state(): AddToCartState {
    if (viewer.kind === 'anonymous') return 'logged-out';
    if (product.stock > 0 && product.available) return 'available';
    return isStockMailRequested(product) ? 'notified' : 'unavailable';
  }

  return (
    <AddToCart
      {...(viewer.kind === 'anonymous' ? { 'data-place': 'login-button' } : {})}
      state={state()}
      size={size}
      quantity={amounts[product.id] ?? 0}
      productName={product.name}
      onAdd={() => store.add(product.id, 1)}
      onQuantityChange={(quantity) => store.setQuantity(product.id, quantity)}
      onLogin={promptLogin}
      onNotify={() => void requestStockMail(product.id)}
    />
  );
}
