import type { CartInfo, DraftOrder } from '@magazijn/api-client';
import { canOrder } from '@magazijn/domain/cart';
import { formatEuros } from '@magazijn/domain/money';
import { ButtonLink, MessageList } from '@magazijn/ui';
import { useEffect, useRef } from 'react';
import { ContactLinks } from '../../shared/links/ContactLinks.tsx';
import { paths } from '../../shared/links/paths.ts';
import { checkoutTexts } from '../../shared/order/checkoutTexts.ts';
import { obstacleMessage } from '../../shared/order/obstacles.tsx';
import { paymentPageTexts } from './paymentPageTexts.ts';

type Priced = Pick<CartInfo, 'lines'>;

/** Price changes between the cart as last shown (null: never) and its order, a sentence per product. */
export function changedPrices(seen: Priced | null, ordered: Priced): readonly string[] {
  const before = new Map(seen?.lines.filter((line) => !line.giveAway).map((line) => [line.productId, line]));
  return ordered.lines.flatMap(({ giveAway, name, price, productId }) => {
    const old = before.get(productId)?.price;
    if (giveAway || old === undefined || old === price) return [];
    return [paymentPageTexts.priceChanged(name, formatEuros(old), formatEuros(price))];
  });
}

interface DraftMessagesProps {
  draft: DraftOrder;
  dateFailed: boolean;
  /** The notice that the day chosen earlier is no longer offered; null without one. */
  dayGone: string | null;
  /** The price changes since the cart was shown, a sentence each. */
  changed: readonly string[];
  unknown: boolean;
  /** Why the payment page could not be opened. */
  paymentFailure: string | null;
}

/** Why the order cannot be placed, with a link to the cart; differences from the cart; and failures. */
export function DraftMessages(props: DraftMessagesProps) {
  const { draft, dateFailed, dayGone, changed, unknown, paymentFailure } = props;
  const box = useRef<HTMLDivElement>(null);
  const hasFailed = unknown || paymentFailure !== null;
  // On a phone the pressed button is in view below any part of the page.
  useEffect(() => {
    if (hasFailed) box.current?.scrollIntoView({ block: 'nearest' });
  }, [hasFailed]);
  const { cart } = draft;
  const orderable = canOrder(cart);
  // An orderable order without a payment session: this shop accepts no cards.
  const noCard = orderable && draft.payment === 'card' && draft.checkout === null && cart.totalInclusive > 0;
  const messages = [
    unknown && { tone: 'error' as const, text: paymentPageTexts.unknown },
    paymentFailure !== null && { tone: 'error' as const, text: paymentFailure },
    noCard && { tone: 'info' as const, id: 'card', text: <NoCard />, announced: true },
    ...obstacleMessage(cart),
    cart.couponStatus === 'refused' && {
      tone: 'warning' as const,
      text: paymentPageTexts.couponRefused(cart.couponCode),
    },
    cart.couponStatus === 'unchecked' && {
      tone: 'warning' as const,
      text: checkoutTexts.couponUnchecked(cart.couponCode),
    },
    changed.length > 0 && {
      tone: 'warning' as const,
      text: paymentPageTexts.pricesChanged,
      details: changed,
    },
    dayGone !== null && { tone: 'warning' as const, text: dayGone },
    dateFailed && { tone: 'error' as const, text: paymentPageTexts.dateFailed },
  ].filter((message) => message !== false);
  if (messages.length === 0) return null;
  return (
    <div ref={box} className="grid scroll-my-6 justify-items-start gap-4 pb-6">
      <MessageList messages={messages} />
      {!orderable && (
        <ButtonLink tone="secondary" shape="back" href={paths.cart.href()}>
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
      <ContactLinks label={paymentPageTexts.contact} subject={paymentPageTexts.noCardSubject} />
    </>
  );
}
