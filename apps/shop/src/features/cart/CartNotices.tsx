import { MessageList } from '@magazijn/ui';
import { TextWithButton } from '../../shared/page/TextWithButton.tsx';
import type { CartView } from '../../shared/stores/CartStore.ts';
import { cartTexts } from './cartTexts.ts';

interface EmptiedNoticeProps {
  onUndo: () => void;
}

/** Says that the cart was emptied, and takes it back. */
export function EmptiedNotice({ onUndo }: EmptiedNoticeProps) {
  return (
    <MessageList
      className="pt-6"
      messages={[
        {
          tone: 'info',
          id: 'emptied',
          announced: true,
          text: (
            <TextWithButton text={cartTexts.emptied} onClick={onUndo}>
              {cartTexts.undo}
            </TextWithButton>
          ),
        },
      ]}
    />
  );
}

/** A product that the buyer wants and the shop no longer knows. */
export interface GoneProduct {
  readonly id: number;
  /** What the back end called it last; null when it never named it. */
  readonly name: string | null;
}

/**
 * The products that the buyer wants and the shop no longer knows: the back end leaves them out of its answer.
 * Empty while an answer is under way, since a product that was just added has no line yet either.
 */
export function goneProducts({
  quantities,
  info,
  status,
  goneNames,
}: Pick<CartView, 'quantities' | 'info' | 'status' | 'goneNames'>): readonly GoneProduct[] {
  if (info === null || status === 'calculating' || status === 'unsent') return [];
  const known = new Set(info.lines.filter((line) => !line.giveAway).map((line) => line.productId));
  return Object.keys(quantities)
    .map(Number)
    .filter((id) => !known.has(id))
    .map((id) => ({ id, name: goneNames[id] ?? null }));
}

interface GoneNoticeProps {
  products: readonly GoneProduct[];
  onRemove: () => void;
}

/** Says which products vanished from the range, and takes them out: until then nothing can be ordered. */
export function GoneNotice({ products, onRemove }: GoneNoticeProps) {
  return (
    <TextWithButton text={cartTexts.gone(products)} onClick={onRemove}>
      {cartTexts.removeGone(products.length)}
    </TextWithButton>
  );
}
