import type { CartLine as Line } from '@magazijn/api-client';
import { freeGoods, incompleteOffer, largestLineQuantity } from '@magazijn/domain/cart';
import { formatAmount, multiplyCents } from '@magazijn/domain/money';
import { announce, Button, CartLine } from '@magazijn/ui';
import { useEffect } from 'react';
import { productHref } from '../../shared/links/paths.ts';
import { dealNote, unitPriceOf } from '../../shared/order/dealNote.ts';
import { productTexts } from '../../shared/products/productTexts.ts';
import { SmallPicture } from '../../shared/products/SmallPicture.tsx';
import { cartTexts } from './cartTexts.ts';
import { lineId } from './LineLink.tsx';
import { useDraftQuantity } from './useDraftQuantity.ts';

interface CartRowProps {
  line: Line;
  /** The buyer's quantity, which may be newer than the line. */
  wanted: number;
  /** The number of the product's top category, if it has one. */
  aisle?: number | null | undefined;
  onQuantityChange: (quantity: number) => void;
}

/** A line of the cart: its quantity updates at once, its prices after the server's response. */
export function CartRow({ line, wanted, aisle, onQuantityChange }: CartRowProps) {
  const { shown, invalid, change } = useDraftQuantity(wanted, onQuantityChange);
  const refused = refusalOf(line, invalid, shown);
  const note = refused ?? noteOf(line);
  const refusal = refused?.text ?? '';
  useEffect(() => {
    if (refusal !== '') announce(refusal);
  }, [refusal]);
  const each = unitPriceOf(line);
  return (
    <CartLine
      data-category={aisle}
      {...(!line.giveAway && { id: lineId(line) })}
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
      {...(note && { note: { tone: note.tone, text: withRemedy(note) } })}
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

  /** The note, with a button that completes its deal or sets the possible maximum. */
  function withRemedy({ text, tone, limit = 0 }: Note) {
    // The line of the last response is stale while a newer quantity is being priced.
    const missing = tone === 'sale' && wanted === line.quantity ? missingOf(line) : 0;
    const remedy =
      missing > 0
        ? { label: cartTexts.addFree(missing), quantity: wanted + missing }
        : { label: cartTexts.setTo(limit), quantity: limit };
    if (remedy.quantity === 0) return text;
    return (
      <>
        {text}{' '}
        <Button
          tone="tertiary"
          className="-my-3"
          aria-label={`${remedy.label}: ${line.name}`}
          onClick={() => change(remedy.quantity, 'step')}
        >
          {remedy.label}
        </Button>
      </>
    );
  }
}

/** How many units would be free if they were added. */
const missingOf = (line: Line): number =>
  line.incompleteOffer === null ? 0 : (freeGoods(line.quantity, line.deal)?.missing ?? 0);

interface Note {
  readonly tone: 'danger' | 'sale';
  readonly text: string;
  /** The maximum that can be ordered; for refused quantities. */
  readonly limit?: number;
}

/** Why a quantity cannot be ordered, checked while typing; null when it can. */
function refusalOf(line: Line, invalid: boolean, shown: number | null): Note | null {
  if (invalid) return { tone: 'danger', text: cartTexts.invalidQuantity };
  const { giveAway, available, stock } = line;
  const isBeyond = !giveAway && available && stock > 0 && (shown ?? 0) > stock;
  return isBeyond ? { tone: 'danger', text: productTexts.stockLeft(stock), limit: stock } : null;
}

function noteOf(line: Line): Note | null {
  const { limitMessage, limitQuantity, available, stock } = line;
  if (limitMessage !== null) return { tone: 'danger', text: limitMessage, limit: limitQuantity ?? 0 };
  if (!available || stock <= 0) return { tone: 'danger', text: cartTexts.unavailable };
  const texts = [dealNote(line), offerNote(line)].filter(Boolean);
  return texts.length > 0 ? { tone: 'sale', text: texts.join('. ') } : null;
}

/** What the line's offer misses, in short: the whole sentence is above the cart. */
function offerNote({ quantity, deal, incompleteOffer: told }: Line): string | null {
  if (told === null) return null;
  const missing = incompleteOffer(quantity, deal)?.missing;
  if (missing === undefined) return cartTexts.offerIncomplete;
  return deal?.kind === 'give-away' ? cartTexts.missingForGift(missing) : cartTexts.missingFree(missing);
}
