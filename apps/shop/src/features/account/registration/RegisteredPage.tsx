import { ButtonLink } from '@magazijn/ui';
import { paths } from '../../../shared/links/paths.ts';
import { PageTitle } from '../../../shared/page/PageTitle.tsx';

/** What follows a registration; apart from its form, which weighs enough. */
export const registeredTexts = {
  heading: 'Bedankt voor je aanvraag',
  processed: 'We verwerken je registratie. Zodra je account klaar is, krijg je bericht',
  byMail: 'per e-mail',
  canOrder: 'en kun je bestellen.',
  when: 'Aanvragen die vóór 14.00 uur binnenkomen, beantwoorden we dezelfde dag.',
  toShop: 'Bekijk het assortiment',
} as const;

/** Thanks for a registration, and says what happens next. */
export function RegisteredPage() {
  return (
    <div className="grid max-w-160 justify-items-start gap-6 pt-8 wide:pt-12">
      <PageTitle>{registeredTexts.heading}</PageTitle>
      <p className="text-17">
        {registeredTexts.processed} <span className="whitespace-nowrap">{registeredTexts.byMail}</span>{' '}
        {registeredTexts.canOrder}
      </p>
      <p className="text-17">{registeredTexts.when}</p>
      <ButtonLink tone="primary" href={paths.home.href()}>
        {registeredTexts.toShop}
      </ButtonLink>
    </div>
  );
}
