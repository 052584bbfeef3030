import type { CartLine, Product } from '@magazijn/api-client';
import { lineQuantity, maxLineQuantity } from '@magazijn/domain/cart';
import { AddToCart, type AddToCartProps, type AddToCartState, announce } from '@magazijn/ui';
import { type ReactNode, useState } from 'react';
import type { CartView } from '../stores/CartStore.ts';
import { useCustomer, useSelected } from '../stores/StoresProvider.tsx';
import { isSoldOut } from './isSoldOut.ts';
import { productTexts } from './productTexts.ts';
import { useCardExtras } from './useCardExtras.ts';

interface ProductOrderProps {
  product: Product;
  size: NonNullable<AddToCartProps['size']>;
  /** Whether a quantity can be typed before the first addition. @default on cards and in rows without `first` */
  typedQuantity?: boolean;
  /** Beside the stepper of a panel. */
  aside?: ReactNode;
  /** What the button adds instead of one unit, and its text. */
  first?: { readonly quantity: number; readonly label: string };
}

/** Add to cart, the stepper that follows it, or the stock mail. */
export function ProductOrder({
  product,
  size,
  first,
  typedQuantity = size !== 'panel' && first === undefined,
  aside,
}: ProductOrderProps) {
  const { cart, favourites } = useCustomer();
  const extras = useCardExtras();
  const [units, setUnits] = useState<number | null>(null);
  const quantity = useSelected(cart, ({ quantities }) => quantities[product.id] ?? 0, 0);
  const mailRequested = useSelected(
    favourites,
    ({ stockMails }) => stockMails[product.id] ?? product.stockMailRequested,
    product.stockMailRequested,
  );

  // Primitives, so that a card renders again only when its own note changes.
  const limitText = useSelected(cart, (view) => lineOf(view, product.id)?.limitMessage ?? '', '');
  const limitQuantity = useSelected(cart, (view) => lineOf(view, product.id)?.limitQuantity ?? 0, 0);
  const [offerText = '', stepLabel = '', stepQuantity] = useSelected(
    cart,
    (view) => extras?.offerNote(lineOf(view, product.id), size) ?? '',
    '',
  ).split('\n');

  function state(): Exclude<AddToCartState, 'logged-out'> {
    if (!isSoldOut(product)) return 'available';
    return mailRequested ? 'notified' : 'unavailable';
  }

  // `announceCart` announces both with the new total.
  const note: AddToCartProps['note'] = limitText
    ? { tone: 'danger', text: limitText, limit: limitQuantity, announced: true }
    : offerText
      ? {
          tone: 'sale',
          text: offerText,
          announced: true,
          ...(stepLabel && { action: { label: stepLabel, quantity: Number(stepQuantity) } }),
        }
      : undefined;

  // Its place is kept until its code is loaded.
  const quantityField = extras ? (
    <extras.AddQuantityField
      productName={product.name}
      value={units}
      onValueChange={setUnits}
      max={maxLineQuantity}
    />
  ) : (
    <span className="w-11 rounded-s-quantity border-[1.5px] border-e-0 border-ink bg-surface" />
  );

  /** Adds the typed quantity, else the first one or 1; the field says why it cannot be added. */
  const add = () => {
    const quantity = lineQuantity(units ?? first?.quantity ?? 1);
    if (!quantity.ok || quantity.value === 0) return;
    cart.add(product.id, quantity.value);
    setUnits(null);
  };

  const requestMail = async () => {
    if (await favourites.requestStockMail(product.id)) announce(productTexts.stockMail(product.name));
  };

  return (
    <AddToCart
      state={state()}
      size={size}
      quantity={quantity}
      max={maxLineQuantity}
      productName={product.name}
      limit={limitOf(product)}
      note={note}
      aside={aside}
      labels={first && { add: first.label }}
      quantityField={typedQuantity && quantityField}
      onAdd={add}
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
