import { Link, type MessageItem, MessageList } from '@magazijn/ui';
import { paths } from '../../paths/paths.ts';
import { orderTexts } from './orderTexts.ts';
import type { Reordered } from './useReorder.ts';

interface ReorderMessagesProps {
  reordered: Reordered | null;
}

/** What lies in the cart now, and what could not be ordered again. */
export function ReorderMessages({ reordered }: ReorderMessagesProps) {
  if (reordered === null) return null;
  const { added, left } = reordered;
  const done: MessageItem = {
    tone: 'success',
    id: 'added',
    text: (
      <>
        {left.length === 0 ? orderTexts.reordered : orderTexts.reorderedRest}{' '}
        <Link appearance="text" href={paths.cart.href()}>
          {orderTexts.toCart}
        </Link>
      </>
    ),
  };
  return (
    <MessageList
      className="pb-6"
      messages={[
        ...(added ? [done] : [{ tone: 'info' as const, text: orderTexts.nothingToReorder }]),
        ...(added && left.length > 0
          ? [{ tone: 'info' as const, text: orderTexts.notReordered, details: left }]
          : []),
      ]}
    />
  );
}
