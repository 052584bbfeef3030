import type { CartLine as Line } from '@magazijn/api-client';
import { formatAmount, multiplyCents } from '@magazijn/domain/money';
import { CartLine } from '@magazijn/ui';
import { SmallPicture } from '../../checkout/SmallPicture.tsx';
import { productHref } from '../../paths/productHref.ts';
import { cartTexts } from './cartTexts.ts';
import { useDraftQuantity } from './useDraftQuantity.ts';

interface CartRowProps {
  line: Line;
  /** What the buyer wants, which may be ahead of the line. */
  wanted: number;
  onQuantityChange: (quantity: number) => void;
}

/** A line of the cart: its quantity follows the buyer at once, its sum the server (T13). */
export function CartRow({ line, wanted, onQuantityChange }: CartRowProps) {
  const { shown, invalid, change } = useDraftQuantity(wanted, onQuantityChange);
  const note = noteOf(line, invalid);
  return (
    <CartLine
      picture={<SmallPicture name={line.picture} />}
      name={line.name}
      href={productHref(line.path)}
      contents={line.contents}
      articleNumber={line.articleNumber}
      unitPrice={formatAmount(line.price)}
      oldPrice={line.oldPrice === null ? undefined : formatAmount(line.oldPrice)}
      total={formatAmount(line.giveAway ? line.total : multiplyCents(line.price, line.quantity))}
      {...(note ? { note } : {})}
      {...(line.giveAway
        ? { quantity: line.quantity, giveAway: true }
        : { quantity: shown, invalid, onQuantityChange: change, onRemove: () => onQuantityChange(0) })}
    />
  );
}

function noteOf(line: Line, invalid: boolean) {
  if (invalid) return { tone: 'danger' as const, text: cartTexts.invalidQuantity };
  if (!line.available || line.stock <= 0) return { tone: 'danger' as const, text: cartTexts.gone };
  if (line.incompleteOffer !== null) {
    return {
      tone: 'sale' as const,
      text: cartTexts.incomplete(line.offerLabel, line.incompleteOffer.message),
    };
  }
  if (line.discount > 0) {
    return { tone: 'sale' as const, text: `${line.offerLabel} −${formatAmount(line.discount)}`.trim() };
  }
  return null;
}
