import type { CartLine as Line } from '@magazijn/api-client';
import { freeGoods, largestLineQuantity } from '@magazijn/domain/cart';
import { formatAmount, multiplyCents } from '@magazijn/domain/money';
import { announce, Button, CartLine } from '@magazijn/ui';
import { useEffect } from 'react';
import { productHref } from '../../shared/links/hrefs.ts';
import { dealNote, unitPriceOf } from '../../shared/order/dealNote.ts';
import { productTexts } from '../../shared/products/productTexts.ts';
import { SmallPicture } from '../../shared/products/SmallPicture.tsx';
import { cartTexts } from './cartTexts.ts';
import { useDraftQuantity } from './useDraftQuantity.ts';

interface CartRowProps {
  line: Line;
  /** What the buyer wants, which may be ahead of the line. */
  wanted: number;
  onQuantityChange: (quantity: number) => void;
}

/** A line of the cart: its quantity follows the buyer at once, its sum, what is paid for it, the server. */
export function CartRow({ line, wanted, onQuantityChange }: CartRowProps) {
  const { shown, invalid, change } = useDraftQuantity(wanted, onQuantityChange);
  const refused = refusalOf(line, invalid, shown);
  const note = noteOf(line, refused);
  useEffect(() => {
    if (refused !== null) announce(refused);
  }, [refused]);
  const each = unitPriceOf(line);
  // Of a line that is ahead of its answer nobody knows yet what is missing.
  const missing = note?.tone === 'sale' && wanted === line.quantity ? missingOf(line) : 0;
  return (
    <CartLine
      picture={<SmallPicture name={line.picture} />}
      name={line.name}
      href={productHref(line.path)}
      contents={line.contents}
      articleNumber={line.articleNumber}
      unitPrice={formatAmount(each.price)}
      originalPrice={each.before === null ? undefined : formatAmount(each.before)}
      unit={line.unit ? productTexts.per(line.unit) : undefined}
      total={formatAmount(line.total)}
      grossTotal={line.discount > 0 ? formatAmount(multiplyCents(line.price, line.quantity)) : undefined}
      {...(note ? { note: { ...note, text: missing > 0 ? completed(note.text, missing) : note.text } } : {})}
      {...(line.giveAway
        ? { quantity: line.quantity, giveAway: true }
        : {
            quantity: shown,
            max: largestLineQuantity,
            invalid: note?.tone === 'danger',
            onQuantityChange: (quantity, { reason }) => change(quantity, reason),
            onRemove: () => onQuantityChange(0),
          })}
    />
  );

  /** What the deal misses, and the one tap that completes it. */
  function completed(text: string, count: number) {
    return (
      <>
        {text}{' '}
        <Button
          tone="tertiary"
          aria-label={`${cartTexts.addFree(count)}: ${line.name}`}
          onClick={() => change(wanted + count, 'step')}
        >
          {cartTexts.addFree(count)}
        </Button>
      </>
    );
  }
}

/** How many would come free if they were added. */
const missingOf = (line: Line): number =>
  line.incompleteOffer === null ? 0 : (freeGoods(line.quantity, line.deal)?.missing ?? 0);

/** Why a quantity cannot be had, known while it is typed; null when it may be. */
function refusalOf(line: Line, invalid: boolean, shown: number | null): string | null {
  if (invalid) return cartTexts.invalidQuantity;
  const isBeyond = !line.giveAway && line.available && line.stock > 0 && (shown ?? 0) > line.stock;
  return isBeyond ? productTexts.stockLeft(line.stock) : null;
}

function noteOf(line: Line, refused: string | null) {
  if (refused !== null) return { tone: 'danger' as const, text: refused };
  if (line.limitMessage !== null) return { tone: 'danger' as const, text: line.limitMessage };
  if (!line.available || line.stock <= 0) return { tone: 'danger' as const, text: cartTexts.unavailable };
  const texts = [dealNote(line), line.incompleteOffer?.message].filter(Boolean);
  return texts.length > 0 ? { tone: 'sale' as const, text: texts.join('. ') } : null;
}
