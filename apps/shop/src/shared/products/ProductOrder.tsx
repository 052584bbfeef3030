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
  /** What the button adds instead of one unit, and its text. */
  first?: { readonly quantity: number; readonly label: string };
}

/** Add to cart, the stepper that follows it, or the stock mail. */
export function ProductOrder({ product, size, aside, first }: ProductOrderProps) {
  const { cart, favourites } = useCustomer();
  const quantity = useSelected(cart, ({ quantities }) => quantities[product.id] ?? 0, 0);
  const mailRequested = useSelected(
    favourites,
    ({ stockMails }) => stockMails[product.id] ?? product.stockMailRequested,
    product.stockMailRequested,
  );

  // Primitives, so that a card renders again only when its own note changes.
  const limitText = useSelected(cart, (view) => lineOf(view, product.id)?.limitMessage ?? '', '');
  const limitQuantity = useSelected(cart, (view) => lineOf(view, product.id)?.limitQuantity ?? 0, 0);
  const offerText = useSelected(cart, (view) => offerTextOf(lineOf(view, product.id), size), '');

  function state(): Exclude<AddToCartState, 'logged-out'> {
    if (product.stock > 0 && product.available) return 'available';
    return mailRequested ? 'notified' : 'unavailable';
  }

  // `announceCart` announces both with the new total.
  const note: AddToCartProps['note'] = limitText
    ? { tone: 'danger', text: limitText, limit: limitQuantity, announced: true }
    : offerText
      ? { tone: 'sale', text: offerText, announced: true }
      : undefined;

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
      note={note}
      aside={aside}
      labels={first && { add: first.label }}
      onAdd={() => cart.add(product.id, first?.quantity ?? 1)}
      onQuantityChange={(next) => cart.setQuantity(product.id, next)}
      onNotify={() => void requestMail()}
      onCancelNotify={() => void favourites.cancelStockMail(product.id)}
    />
  );
}

/** The stock. Undefined for a visitor's response, without prices, in which the stock is only 0 or 1. */
const limitOf = ({ price, stock }: Product): AddToCartProps['limit'] =>
  price === null ? undefined : { quantity: stock, text: productTexts.stockLeft(stock) };

/** The line in the server's last response; undefined while a newer quantity is not priced. */
const lineOf = ({ info, quantities }: CartView, id: number): CartLine | undefined =>
  info?.lines.find((line) => line.productId === id && !line.giveAway && line.quantity === quantities[id]);

/** What an incomplete deal misses; '' for free goods on a panel, where the product page shows it itself. */
function offerTextOf(line: CartLine | undefined, size: ProductOrderProps['size']): string {
  const isShownByPage = size === 'panel' && line?.deal?.kind === 'free-goods';
  return isShownByPage ? '' : (line?.incompleteOffer?.message ?? '');
}
