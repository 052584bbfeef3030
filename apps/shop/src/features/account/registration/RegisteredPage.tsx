import { describeDeliveryDate } from '@magazijn/domain/delivery';
import { ButtonLink } from '@magazijn/ui';
import { useLocation } from 'react-router-dom';
import { paths, readAnswerDate } from '../../../shared/links/paths.ts';
import { PageTitle } from '../../../shared/page/PageTitle.tsx';

/** What follows a registration; apart from its form, which weighs enough. */
export const registeredTexts = {
  heading: 'Bedankt voor je aanvraag',
  processed: 'We verwerken je registratie. Zodra je account klaar is, krijg je bericht',
  byMail: 'per e-mail',
  canOrder: 'en kun je bestellen.',
  answered: (day: string) => `Je krijgt uiterlijk ${day} antwoord.`,
  when: 'Aanvragen die vóór 14.00 uur binnenkomen, beantwoorden we dezelfde dag.',
  toShop: 'Bekijk het assortiment',
} as const;

/** Thanks for a registration, and says what happens next and when, where the back end told the day. */
export function RegisteredPage() {
  const answerDate = readAnswerDate(useLocation().search);
  return (
    <div className="grid max-w-160 justify-items-start gap-6 pt-8 wide:pt-12">
      <PageTitle>{registeredTexts.heading}</PageTitle>
      <p className="text-17">
        {registeredTexts.processed} <span className="whitespace-nowrap">{registeredTexts.byMail}</span>{' '}
        {registeredTexts.canOrder}
      </p>
      {answerDate !== null && (
        <p className="text-17 font-bold">{registeredTexts.answered(describeDeliveryDate(answerDate).full)}</p>
      )}
      <p className="text-17">{registeredTexts.when}</p>
      <ButtonLink tone="primary" href={paths.home.href()}>
        {registeredTexts.toShop}
      </ButtonLink>
    </div>
  );
}
