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

/** Why a line cannot be ordered, and the maximum that can be; 0 when unknown or sold out. */
function lineProblem(line: CartLine | undefined): { problem: string | undefined; limit: number } {
  if (!line) return { problem: undefined, limit: 0 };
  const { limitMessage, limitQuantity, quantity, stock } = line;
  if (limitMessage !== null) return { problem: limitMessage, limit: limitQuantity ?? 0 };
  return quantity > stock
    ? { problem: productTexts.stockLeft(stock), limit: stock }
    : { problem: undefined, limit: 0 };
}

/**
 * The toast with the product that was added last, for three seconds unless it asks for an action. A refused
 * change stays until the next change or page, one by another device for ten seconds. The cart page shows both
 * itself.
 */
export function AddedNotice() {
  const { lastAdded, info, quantities, units, subtotal, refusal, elsewhere, store } = useCart();
  const { pathname } = useLocation();
  const [refusedAt, setRefusedAt] = useState({ refusal: '', pathname });
  if (refusedAt.refusal !== refusal) setRefusedAt({ refusal, pathname });
  const isCartPage = pathname === paths.cart.href();
  const showsRefusal = refusal !== '' && refusedAt.pathname === pathname && !isCartPage;
  const [closed, setClosed] = useState(0);
  const [closedElsewhere, setClosedElsewhere] = useState(0);
  const sequence = lastAdded?.sequence ?? 0;
  const line = info?.lines.find(({ productId, giveAway }) => productId === lastAdded?.productId && !giveAway);
  const { name, contents, picture, productId } = line ?? {};
  const { problem, limit } = lineProblem(line);

  // While a newer quantity is not priced, what its deal misses is unknown.
  const isPriced = line !== undefined && line.quantity === quantities[line.productId];
  const note = isPriced && problem === undefined ? line.incompleteOffer?.message : undefined;

  // A new object restarts the three seconds, so it changes only with an addition.
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
      showsRefusal
        ? {
            name: cartTexts.unchanged,
            problem: refusal,
            picture: <ProductPicture src={undefined} alt="" dimension={60} />,
          }
        : null,
    [refusal, showsRefusal],
  );
  const updated = useMemo(
    () =>
      elsewhere === null || isCartPage || elsewhere.sequence === closedElsewhere
        ? null
        : {
            name: elsewhere.text,
            picture: <ProductPicture src={undefined} alt="" dimension={60} />,
          },
    [elsewhere, isCartPage, closedElsewhere],
  );
  const shown = refused ?? product ?? updated;
  const isUpdate = shown !== null && shown === updated;

  const toast = useRef<HTMLDivElement>(null);
  const id = useId();
  const giveBack = useTabbedAfterButton(toast, shown !== null);
  const close = () => {
    giveBack();
    if (isUpdate) setClosedElsewhere(elsewhere?.sequence ?? 0);
    else setClosed(sequence);
  };

  return (
    <AddToCartNotice
      ref={toast}
      id={id}
      // On a phone it would cover the product panel, which shows the same text and button.
      className={refused ? undefined : problem && 'max-wide:hidden'}
      product={shown}
      labels={isUpdate ? { added: cartTexts.updated } : undefined}
      duration={refused ? null : isUpdate ? 10_000 : undefined}
      cart={{ href: paths.cart.href(), total: formatEuros(subtotal), items: units }}
      announced
      onClose={close}
    />
  );
}
