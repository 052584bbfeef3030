import { Button, ButtonLink } from '@magazijn/ui';
import { paths } from '../../paths/paths.ts';
import { cartTexts } from './cartTexts.ts';

interface OrderLinkProps {
  /** Ordering is refused for now (V20). */
  blocked: boolean;
}

/** 'Nu bestellen', to the payment screen (S52). */
export function OrderLink({ blocked }: OrderLinkProps) {
  if (blocked) {
    return (
      <Button tone="primary" size="l" disabled>
        {cartTexts.order}
      </Button>
    );
  }
  return (
    <ButtonLink tone="primary" size="l" href={paths.payment.href()}>
      {cartTexts.order}
    </ButtonLink>
  );
}
