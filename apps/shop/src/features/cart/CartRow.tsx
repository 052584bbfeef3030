import type { CostCentre, CartLine as Line } from '@magazijn/api-client';
import { maxLineQuantity, maxOrderQuantity } from '@magazijn/domain/cart';
import { formatAmount, multiplyCents } from '@magazijn/domain/money';
import { announce, Button, CartLine } from '@magazijn/ui';
import { memo, useEffect } from 'react';
import { productHref } from '../../shared/links/paths.ts';
import { dealNote, unitPriceOf } from '../../shared/order/dealNote.ts';
import { lazyPart } from '../../shared/page/lazyPart.tsx';
import { dealStep } from '../../shared/products/dealStep.ts';
import { expectedText } from '../../shared/products/expectedText.ts';
import { productTexts } from '../../shared/products/productTexts.ts';
import { SmallPicture } from '../../shared/products/SmallPicture.tsx';
import { useDraftQuantity } from '../../shared/products/useDraftQuantity.ts';
import { Late } from '../../shared/stores/Late.tsx';
import { cartTexts } from './cartTexts.ts';
import { lineId } from './LineLink.tsx';
import { SoldOutReplacement } from './SoldOutReplacement.tsx';

const LineCostCentre = lazyPart(
  async () => (await import('./LineCostCentre.tsx')).LineCostCentre,
  () => null,
);

const none: readonly CostCentre[] = [];

interface CartRowProps {
  line: Line;
  /** The buyer's quantity, which may be newer than the line. */
  wanted: number;
  /** The number of the product's top category, if it has one. */
  aisle?: number | null | undefined;
  /** Whether the wanted quantity was not sent, so that the line has the total of an earlier one. @default false */
  isUnsent?: boolean;
  /** For a sold-out line: the ids of all sold-out lines. */
  soldOut?: readonly number[] | undefined;
  costCentres?: readonly CostCentre[] | undefined;
  onQuantityChange: (productId: number, quantity: number) => void;
}

/** A line of the cart: its quantity changes at once, its price after the response. Memoised. */
export const CartRow = memo(function CartRow({
  line,
  wanted,
  isUnsent = false,
  aisle,
  soldOut,
  costCentres = none,
  onQuantityChange,
}: CartRowProps) {
  const setQuantity = (quantity: number) => onQuantityChange(line.productId, quantity);
  const { shown, invalid, change } = useDraftQuantity(wanted, setQuantity);
  const refused = refusalOf(line, invalid, shown);
  const note = refused ?? noteOf(line, isUnsent);
  const refusal = refused?.text ?? '';
  useEffect(() => {
    if (refusal !== '') announce(refusal);
  }, [refusal]);
  const each = unitPriceOf(line);
  return (
    <>
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
        total={isUnsent ? cartTexts.totalFollows : formatAmount(line.total)}
        grossTotal={
          line.discount > 0 && !isUnsent ? formatAmount(multiplyCents(line.price, line.quantity)) : undefined
        }
        {...(note && { note: { tone: note.tone, text: withRemedy(note) } })}
        {...(line.giveAway
          ? { quantity: line.quantity, giveAway: true }
          : {
              quantity: shown,
              max: maxLineQuantity,
              invalid: note?.tone === 'danger',
              onQuantityChange: (quantity, { reason }) => change(quantity, reason),
              onRemove: () => setQuantity(0),
            })}
      >
        {!line.giveAway && (costCentres.length > 0 || line.costCentre?.isEnded) && (
          <Late fallback={<div className="mt-2 h-control" />}>
            <LineCostCentre line={line} costCentres={costCentres} />
          </Late>
        )}
      </CartLine>
      {soldOut && <SoldOutReplacement line={line} soldOut={soldOut} />}
    </>
  );

  /** The note, with a button that completes its deal or sets the possible maximum. */
  function withRemedy({ text, tone, limit = 0 }: Note) {
    // The line of the last response is stale while a newer quantity is being priced.
    const step = tone === 'sale' && wanted === line.quantity ? stepOf(line) : null;
    const remedy = step ?? { label: cartTexts.setTo(limit), quantity: limit };
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
});

/** What completes the deal of the line; null for a back end that returns no deals. */
const stepOf = (line: Line) => dealStep(line, line.quantity, maxOrderQuantity(line));

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

function noteOf(line: Line, isUnsent: boolean): Note | null {
  const { limitMessage, limitQuantity, available, stock, expectedOn } = line;
  const expected = expectedText(expectedOn);
  const withExpected = (text: string) => [text, expected].filter(Boolean).join('. ');
  if (limitMessage !== null)
    return { tone: 'danger', text: withExpected(limitMessage), limit: limitQuantity ?? 0 };
  if (!available || stock <= 0) return { tone: 'danger', text: withExpected(cartTexts.unavailable) };
  // The deal is that of an earlier quantity.
  const texts = isUnsent ? [] : [dealNote(line), offerNote(line)].filter(Boolean);
  return texts.length > 0 ? { tone: 'sale', text: texts.join('. ') } : null;
}

/** What the line's offer misses and saves, in short: the back end's sentence is above the cart. */
const offerNote = (line: Line): string | null =>
  stepOf(line)?.text ?? (line.incompleteOffer === null ? null : cartTexts.offerIncomplete);
