import { formatEuros } from '@magazijn/domain/money';
import { AddToCartNotice, ProductPicture } from '@magazijn/ui';
import { useMemo, useRef, useState } from 'react';
import { useCart } from '../../shared/cart/useCart.ts';
import { pictureHref } from '../../shared/links/hrefs.ts';
import { paths } from '../../shared/links/paths.ts';
import { productTexts } from '../../shared/products/productTexts.ts';
import { useTabbedAfterButton } from './useTabbedAfterButton.ts';

/** The slip with the product that was added last; gone after three seconds, at the cross, or at the next page of it. */
export function AddedNotice() {
  const { lastAdded, info, quantities, units, subtotal } = useCart();
  const [closed, setClosed] = useState(0);
  const sequence = lastAdded?.sequence ?? 0;
  const line = info?.lines.find(({ productId, giveAway }) => productId === lastAdded?.productId && !giveAway);
  const { name, contents, picture, limitMessage } = line ?? {};
  const problem =
    limitMessage ?? (line && line.quantity > line.stock ? productTexts.stockLeft(line.stock) : undefined);

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
            picture: (
              <ProductPicture src={picture ? pictureHref(picture, 60) : undefined} alt="" dimension={60} />
            ),
          },
    [name, contents, picture, problem, note, sequence, closed],
  );

  const slip = useRef<HTMLDivElement>(null);
  const giveBack = useTabbedAfterButton(slip, product !== null);
  const close = () => {
    giveBack();
    setClosed(sequence);
  };

  return (
    <AddToCartNotice
      ref={slip}
      product={product}
      cart={{ href: paths.cart.href(), total: formatEuros(subtotal), items: units }}
      announced
      onClose={close}
    />
  );
}
