import { Button, ButtonLink, MessageList } from '@magazijn/ui';
import { paths } from '../../paths/paths.ts';
import { paymentPageTexts } from './paymentPageTexts.ts';

interface DraftFailureProps {
  /** The back end's, when it refused. */
  message: string;
  onRetry: () => void;
}

/** The order could not be prepared: why, as far as is known, and two ways on. Nothing was ordered. */
export function DraftFailure({ message, onRetry }: DraftFailureProps) {
  return (
    <div className="grid gap-6">
      <h1 className="type-heading text-28 wide:text-40">{paymentPageTexts.heading}</h1>
      <MessageList
        messages={[
          { tone: 'error', text: paymentPageTexts.failed, ...(message === '' ? {} : { details: [message] }) },
        ]}
      />
      <p className="flex flex-wrap gap-4">
        <Button tone="primary" onClick={onRetry}>
          {paymentPageTexts.retry}
        </Button>
        <ButtonLink tone="secondary" href={paths.cart.href()}>
          {paymentPageTexts.toCart}
        </ButtonLink>
      </p>
    </div>
  );
}
