import { Button, ButtonLink, MessageList } from '@magazijn/ui';
import { paths } from '../../paths/paths.ts';
import { paymentPageTexts } from './paymentPageTexts.ts';

interface DraftFailureProps {
  /** Whether the back end will not have this cart; otherwise it could not be asked. */
  refused: boolean;
  /** The back end's own words; may be empty. */
  message: string;
  onRetry: () => void;
}

/** The order could not be prepared: why, as far as is known, and the way on. Nothing was ordered. */
export function DraftFailure({ refused, message, onRetry }: DraftFailureProps) {
  return (
    <div className="grid gap-6 pt-6">
      <MessageList
        messages={[
          { tone: 'error', text: paymentPageTexts.failed, ...(message === '' ? {} : { details: [message] }) },
        ]}
      />
      <p className="flex flex-wrap gap-4">
        {!refused && (
          <Button tone="primary" onClick={onRetry}>
            {paymentPageTexts.retry}
          </Button>
        )}
        <ButtonLink tone={refused ? 'primary' : 'secondary'} href={paths.cart.href()}>
          {paymentPageTexts.toCart}
        </ButtonLink>
      </p>
    </div>
  );
}
