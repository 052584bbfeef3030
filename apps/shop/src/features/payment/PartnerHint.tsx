import { ButtonLink } from '@magazijn/ui';
import { useShopLinks } from '../../links/ShopLinks.tsx';
import { outcomeTexts } from './outcomeTexts.ts';

/** The way to the grocery partner, for accounts that have it (S88). */
export function PartnerHint() {
  const { partnerUrl } = useShopLinks();
  return (
    <p className="flex flex-wrap items-center gap-4">
      {outcomeTexts.partnerHint}
      <ButtonLink tone="secondary" href={partnerUrl}>
        {outcomeTexts.partner}
      </ButtonLink>
    </p>
  );
}
