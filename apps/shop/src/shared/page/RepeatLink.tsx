import { ButtonLink } from '@magazijn/ui';
import { useHasCapability } from '../data/useHasCapability.ts';
import { newStandingOrderHref } from '../links/paths.ts';

/** The way to a standing order of a list or of an order, where the back end has standing orders. */
export function RepeatLink({ source }: { source: Parameters<typeof newStandingOrderHref>[0] }) {
  if (!useHasCapability('standing-orders')) return null;
  return (
    <ButtonLink tone="tertiary" href={newStandingOrderHref(source)}>
      Bestel dit vanzelf
    </ButtonLink>
  );
}
