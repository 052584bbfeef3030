import type { DraftOrder } from '@magazijn/api-client';
import { canOrder } from '@magazijn/domain/cart';
import { ButtonLink, Link, type MessageItem, MessageList } from '@magazijn/ui';
import { obstacleMessages } from '../../checkout/obstacleMessages.ts';
import { paths } from '../../paths/paths.ts';
import { paymentPageTexts } from './paymentPageTexts.ts';

interface DraftMessagesProps {
  draft: DraftOrder;
  /** The last change of the delivery date did not succeed. */
  dateFailed: boolean;
  /** Nobody knows whether the order was placed. */
  unknown: boolean;
}

/** Why the order cannot be placed (V20, X04), with the way to the cart; and what went wrong. */
export function DraftMessages({ draft, dateFailed, unknown }: DraftMessagesProps) {
  const messages: readonly MessageItem[] = [
    ...(unknown ? [{ tone: 'error' as const, text: paymentPageTexts.unknown }] : []),
    ...(draft.payment === 'card' ? [{ tone: 'info' as const, id: 'card', text: <NoCard /> }] : []),
    ...obstacleMessages(draft.cart),
    ...(dateFailed ? [{ tone: 'error' as const, text: paymentPageTexts.dateFailed }] : []),
  ];
  if (messages.length === 0) return null;
  return (
    <div className="grid justify-items-start gap-4 pb-6">
      <MessageList className="w-full" messages={messages} />
      {!canOrder(draft.cart) && (
        <ButtonLink tone="secondary" href={paths.cart.href()}>
          {paymentPageTexts.toCart}
        </ButtonLink>
      )}
    </div>
  );
}

function NoCard() {
  return (
    <>
      {paymentPageTexts.noCard}{' '}
      <Link appearance="text" href={paths.page.href({ page: 'contact' })}>
        {paymentPageTexts.contact}
      </Link>
    </>
  );
}
