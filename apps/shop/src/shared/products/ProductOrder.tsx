import type { CartLine, Product } from '@magazijn/api-client';
import { largestLineQuantity } from '@magazijn/domain/cart';
import { AddToCart, type AddToCartProps, type AddToCartState, announce } from '@magazijn/ui';
import type { ReactNode } from 'react';
import type { CartView } from '../stores/CartStore.ts';
import { useCustomer, useSelected } from '../stores/StoresProvider.tsx';
import { productTexts } from './productTexts.ts';

interface ProductOrderProps {
  product: Product;
  size: NonNullable<AddToCartProps['size']>;
  /** Beside the stepper of a panel. */
  aside?: ReactNode;
}

/** Add to cart, the stepper that follows it, or the stock mail. */
export function ProductOrder({ product, size, aside }: ProductOrderProps) {
  const { cart, favourites } = useCustomer();
  const quantity = useSelected(cart, ({ quantities }) => quantities[product.id] ?? 0, 0);
  const mailRequested = useSelected(
    favourites,
    ({ stockMails }) => stockMails[product.id] ?? product.stockMailRequested,
    product.stockMailRequested,
  );

  // A primitive, so that a card renders again only when its own note changes.
  const note = useSelected(cart, (view) => JSON.stringify(noteOf(lineOf(view, product.id), size)), 'null');

  function state(): Exclude<AddToCartState, 'logged-out'> {
    if (product.stock > 0 && product.available) return 'available';
    return mailRequested ? 'notified' : 'unavailable';
  }

  const requestMail = async () => {
    if (await favourites.requestStockMail(product.id)) announce(productTexts.stockMail(product.name));
  };

  return (
    <AddToCart
      state={state()}
      size={size}
      quantity={quantity}
      max={largestLineQuantity}
      productName={product.name}
      limit={limitOf(product)}
      note={JSON.parse(note) ?? undefined}
      aside={aside}
      onAdd={() => cart.add(product.id, 1)}
      onQuantityChange={(next) => cart.setQuantity(product.id, next)}
      onNotify={() => void requestMail()}
      onCancelNotify={() => void favourites.cancelStockMail(product.id)}
    />
  );
}

/** The stock; none in a visitor's result, which has no quantities. */
const limitOf = ({ price, stock }: Product): AddToCartProps['limit'] =>
  price === null ? undefined : { quantity: stock, text: productTexts.stockLeft(stock) };

/** The server's note on the line; none while a change is pending. */
const lineOf = ({ info, quantities }: CartView, id: number): CartLine | undefined =>
  info?.lines.find((line) => line.productId === id && !line.giveAway && line.quantity === quantities[id]);

/** Why it cannot be ordered, or what its deal still needs; the product's panel shows that for free goods. */
function noteOf(line: CartLine | undefined, size: ProductOrderProps['size']): AddToCartProps['note'] | null {
  if (!line) return null;
  const { limitMessage, limitQuantity, incompleteOffer, deal } = line;
  // `announceCart` announces both with the new total.
  if (limitMessage) return { tone: 'danger', text: limitMessage, limit: limitQuantity ?? 0, announced: true };
  if (!incompleteOffer || (size === 'panel' && deal?.kind === 'free-goods')) return null;
  return { tone: 'sale', text: incompleteOffer.message, announced: true };
}
