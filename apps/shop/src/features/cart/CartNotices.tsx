import { MessageList } from '@magazijn/ui';
import { TextWithButton } from '../../shared/page/TextWithButton.tsx';
import type { CartView } from '../../shared/stores/CartStore.ts';
import { cartTexts } from './cartTexts.ts';

interface EmptiedNoticeProps {
  /** Why the cart could not be restored, in Dutch; '' otherwise. The cart store announces it. */
  refusal: string;
  onUndo: () => void;
}

/** Shows that the cart was emptied, with a button that restores it. */
export function EmptiedNotice({ refusal, onUndo }: EmptiedNoticeProps) {
  return (
    <MessageList
      className="pt-6"
      messages={[
        ...(refusal === '' ? [] : [{ tone: 'error' as const, text: refusal, announced: true }]),
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

/** A product in the cart that no longer exists. */
export interface GoneProduct {
  readonly id: number;
  /** Its name in an earlier response; null when no response named it. */
  readonly name: string | null;
}

/**
 * The products in the cart that no longer exist: the back end leaves them out of its response. Empty while a call is
 * pending, because a product that was just added has no line either.
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

/** Names products that no longer exist, with a button that removes them: until then ordering is blocked. */
export function GoneNotice({ products, onRemove }: GoneNoticeProps) {
  return (
    <TextWithButton text={cartTexts.gone(products)} onClick={onRemove}>
      {cartTexts.removeGone(products.length)}
    </TextWithButton>
  );
}
