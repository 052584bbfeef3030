import { ButtonLink } from '@magazijn/ui';
import { useHasCapability } from '../data/useHasCapability.ts';
import { paths } from '../links/paths.ts';
import { useMay } from '../session/useSession.ts';

interface RepeatLinkProps {
  source: { readonly list: number } | { readonly order: number };
}

/** The way to a standing order of a list or of an order, where the back end has standing orders. */
export function RepeatLink({ source }: RepeatLinkProps) {
  const mayOrder = useMay('order');
  if (!useHasCapability('standing-orders') || !mayOrder) return null;
  const query = 'list' in source ? `lijst=${source.list}` : `bestelling=${source.order}`;
  return (
    <ButtonLink tone="tertiary" href={`${paths.standingOrders.href()}?${query}`}>
      Bestel dit vanzelf
    </ButtonLink>
  );
}
