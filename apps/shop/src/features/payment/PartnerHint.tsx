import { ButtonLink } from '@magazijn/ui';
import { useShopLinks } from '../../links/ShopLinks.tsx';
import { paymentPageTexts } from './paymentPageTexts.ts';

/** The way to the grocery partner, for accounts that have it (S88). */
export function PartnerHint() {
  const { partnerUrl } = useShopLinks();
  return (
    <p className="flex flex-wrap items-center gap-4">
      {paymentPageTexts.partnerHint}
      <ButtonLink tone="secondary" href={partnerUrl}>
        {paymentPageTexts.partner}
      </ButtonLink>
    </p>
  );
}
