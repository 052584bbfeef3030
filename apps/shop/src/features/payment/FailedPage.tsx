import { ButtonLink, MessageList } from '@magazijn/ui';
import { paths } from '../../paths/paths.ts';
import { paymentPageTexts } from './paymentPageTexts.ts';

/** The payment failed (S63): nothing was ordered, and the cart is as it was. */
export function FailedPage() {
  return (
    <div className="grid max-w-160 gap-6 pt-8 wide:pt-12">
      <title>Betaling mislukt – Magazijn</title>
      <h1 className="type-heading text-28 wide:text-40">{paymentPageTexts.refused}</h1>
      <MessageList messages={[{ tone: 'error', text: paymentPageTexts.refusedText }]} />
      <p className="text-17">{paymentPageTexts.refusedHelp}</p>
      <p className="flex flex-wrap gap-4">
        <ButtonLink tone="primary" href={paths.payment.href()}>
          {paymentPageTexts.tryAgain}
        </ButtonLink>
        <ButtonLink tone="secondary" href={paths.cart.href()}>
          {paymentPageTexts.toCart}
        </ButtonLink>
      </p>
    </div>
  );
}
