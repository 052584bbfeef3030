import { ButtonLink } from '@magazijn/ui';
import { useHasCapability } from '../../shared/data/useHasCapability.ts';
import { paths } from '../../shared/links/paths.ts';
import { cartTexts } from './cartTexts.ts';

export function QuickOrderLink() {
  if (!useHasCapability('quick-order')) return null;
  return (
    <ButtonLink tone="tertiary" href={paths.quickOrder.href()}>
      {cartTexts.quickOrder}
    </ButtonLink>
  );
}
