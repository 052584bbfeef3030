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

/**
 * The products that the buyer wants and the shop no longer knows: the back end leaves them out of its answer.
 * Empty while an answer is under way, since a product that was just added has no line yet either.
 */
export function goneProducts({
  quantities,
  info,
  status,
}: Pick<CartView, 'quantities' | 'info' | 'status'>): readonly number[] {
  if (info === null || status === 'calculating' || status === 'unsent') return [];
  const known = new Set(info.lines.filter((line) => !line.giveAway).map((line) => line.productId));
  return Object.keys(quantities)
    .map(Number)
    .filter((id) => !known.has(id));
}

interface GoneNoticeProps {
  /** How many products do not exist any more. */
  count: number;
  onRemove: () => void;
}

/** Says that products vanished from the range, and takes them out: until then nothing can be ordered. */
export function GoneNotice({ count, onRemove }: GoneNoticeProps) {
  return (
    <TextWithButton text={cartTexts.gone(count)} onClick={onRemove}>
      {cartTexts.removeGone(count)}
    </TextWithButton>
  );
}
