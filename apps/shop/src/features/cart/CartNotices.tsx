import type { ChangedElsewhere } from '@magazijn/domain/cart';
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

/** Products in the cart that no longer exist, which responses leave out; empty while a call is pending. */
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

/** The maximum of lines in the notice about another device. */
const shownLines = 8;

interface ElsewhereNoticeProps extends Pick<CartView, 'info'> {
  changed: ChangedElsewhere;
  onClose: () => void;
}

/** Shows that another device changed the cart, and which lines. It was announced already. */
export function ElsewhereNotice({ changed, info, onClose }: ElsewhereNoticeProps) {
  const priced = new Map(info?.lines.map((line) => [line.productId, line]));
  const named = changed.lines.map((line) => ({
    ...line,
    name: line.name ?? priced.get(line.productId)?.name,
    unit: priced.get(line.productId)?.unit ?? '',
  }));
  // A line that was added has a name when its price is known.
  const isNamed = named.every(({ name }) => name !== undefined);
  const details = named
    .slice(0, shownLines)
    .map(({ name, before, after, unit }) => cartTexts.quantityElsewhere(`‘${name}’`, before, after, unit));
  const more = named.length - shownLines;
  return (
    <MessageList
      className="py-4"
      messages={[
        {
          tone: 'info',
          id: 'elsewhere',
          announced: true,
          text: (
            <TextWithButton text={changed.text} onClick={onClose}>
              {cartTexts.close}
            </TextWithButton>
          ),
          details:
            isNamed && details.length > 0
              ? [...details, ...(more > 0 ? [cartTexts.moreElsewhere(more)] : [])]
              : undefined,
        },
      ]}
    />
  );
}
