import { ButtonLink, MessageList } from '@magazijn/ui';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { paths } from '../../paths/paths.ts';
import { LinesSkeleton } from '../../skeletons/LinesSkeleton.tsx';
import { outcomeTexts } from './outcomeTexts.ts';
import { useSettledPayment } from './useSettledPayment.ts';

/** How often the server is asked whether the payment has come through after all. */
const rounds = 5;

/**
 * A payment that did not succeed, and the way to try again. Before anything is called a failure the server is asked: if
 * the order is placed, or its payment under way, this leads to the thanks (decision "mislukt after an unknown result").
 */
export function FailedPayment() {
  const navigate = useNavigate();
  const settled = useSettledPayment(rounds);
  const reason = reasonOf(useLocation().state);
  const state = settled.kind === 'known' ? settled.state.state : null;
  const isDone = state === 'placed' || state === 'pending';

  useEffect(() => {
    if (isDone) void navigate(paths.paymentSucceeded.href(), { replace: true });
  }, [isDone, navigate]);

  if (settled.kind === 'asking' || isDone) {
    return <LinesSkeleton label={outcomeTexts.checking} lines={3} />;
  }
  const unsure = settled.kind === 'unknown' || state === 'open';
  const details = [reason, ...(unsure ? [outcomeTexts.unsure] : [])].filter((text) => text !== '');
  const again = { href: paths.payment.href(), label: outcomeTexts.tryAgain };
  const cart = { href: paths.cart.href(), label: outcomeTexts.toCart };
  // What was refused for a reason is mended in the cart; the same again would be refused again.
  const ways = reason === '' ? [again, cart] : [cart, again];
  return (
    <div className="grid max-w-160 gap-6 pt-8 wide:pt-12">
      <PageTitle>{outcomeTexts.refused}</PageTitle>
      <MessageList
        messages={[
          { tone: 'error', text: outcomeTexts.refusedText, ...(details.length > 0 ? { details } : {}) },
        ]}
      />
      <p className="text-17">{reason === '' ? outcomeTexts.refusedHelp : outcomeTexts.cartHelp}</p>
      <p className="flex flex-wrap gap-4">
        {ways.map(({ href, label }, index) => (
          <ButtonLink key={href} tone={index === 0 ? 'primary' : 'secondary'} href={href}>
            {label}
          </ButtonLink>
        ))}
      </p>
    </div>
  );
}

/**
 * Why the order was refused, which is to be mended in the cart, as the payment screen handed it on in the history's entry; a
 * payment that failed and a link from elsewhere hand nothing on.
 */
function reasonOf(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('reason' in state)) return '';
  return typeof state.reason === 'string' ? state.reason : '';
}
