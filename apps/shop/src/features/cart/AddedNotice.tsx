import type { CartLine } from '@magazijn/api-client';
import { formatEuros } from '@magazijn/domain/money';
import { AddToCartNotice, Button, ProductPicture } from '@magazijn/ui';
import { useId, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths, pictureHref } from '../../shared/links/paths.ts';
import { productTexts } from '../../shared/products/productTexts.ts';
import { useCart } from '../../shared/stores/StoresProvider.tsx';
import { cartTexts } from './cartTexts.ts';
import { useTabbedAfterButton } from './useTabbedAfterButton.ts';

/** Why a line cannot be ordered, and the most of it that can be; 0 where nobody knows, or nothing is left. */
function lineProblem(line: CartLine | undefined): { problem: string | undefined; limit: number } {
  if (!line) return { problem: undefined, limit: 0 };
  const { limitMessage, limitQuantity, quantity, stock } = line;
  if (limitMessage !== null) return { problem: limitMessage, limit: limitQuantity ?? 0 };
  return quantity > stock
    ? { problem: productTexts.stockLeft(stock), limit: stock }
    : { problem: undefined, limit: 0 };
}

/**
 * The slip with the product that was added last; gone after three seconds unless it asks for something, at the cross, or
 * at the next page of it. Why a change was refused stands there until the next change, the cross or the next page:
 * the button that was pressed is back as it was, and says nothing. The cart page says that itself.
 */
export function AddedNotice() {
  const { lastAdded, info, quantities, units, subtotal, refusal, store } = useCart();
  const { pathname } = useLocation();
  const [refusedAt, setRefusedAt] = useState({ refusal: '', pathname });
  if (refusedAt.refusal !== refusal) setRefusedAt({ refusal, pathname });
  const saysRefusal = refusal !== '' && refusedAt.pathname === pathname && pathname !== paths.cart.href();
  const [closed, setClosed] = useState(0);
  const sequence = lastAdded?.sequence ?? 0;
  const line = info?.lines.find(({ productId, giveAway }) => productId === lastAdded?.productId && !giveAway);
  const { name, contents, picture, productId } = line ?? {};
  const { problem, limit } = lineProblem(line);

  // Of a line that is ahead of its answer nobody knows yet what its deal misses.
  const asked = line !== undefined && line.quantity === quantities[line.productId];
  const note = asked && problem === undefined ? line.incompleteOffer?.message : undefined;

  // A new object starts the three seconds anew, so it may change with the addition alone.
  const product = useMemo(
    () =>
      name === undefined || sequence === closed
        ? null
        : {
            name,
            detail: contents,
            problem,
            note,
            remedy: productId !== undefined && limit > 0 && (
              <Button
                onClick={() => {
                  store.setQuantity(productId, limit);
                  setClosed(sequence);
                }}
              >
                {cartTexts.setTo(limit)}
              </Button>
            ),
            picture: (
              <ProductPicture src={picture ? pictureHref(picture, 60) : undefined} alt="" dimension={60} />
            ),
          },
    [name, contents, picture, productId, problem, limit, note, sequence, closed, store],
  );

  const refused = useMemo(
    () =>
      saysRefusal
        ? {
            name: cartTexts.unchanged,
            problem: refusal,
            picture: <ProductPicture src={undefined} alt="" dimension={60} />,
          }
        : null,
    [refusal, saysRefusal],
  );
  const shown = refused ?? product;

  const slip = useRef<HTMLDivElement>(null);
  const id = useId();
  const giveBack = useTabbedAfterButton(slip, shown !== null);
  const close = () => {
    giveBack();
    setClosed(sequence);
  };

  return (
    <AddToCartNotice
      ref={slip}
      id={id}
      // On a phone it would lie over the panel that was pressed, which says the same with the same button.
      className={refused ? undefined : problem && 'max-wide:hidden'}
      product={shown}
      duration={refused ? null : undefined}
      cart={{ href: paths.cart.href(), total: formatEuros(subtotal), items: units }}
      announced
      onClose={close}
    />
  );
}
