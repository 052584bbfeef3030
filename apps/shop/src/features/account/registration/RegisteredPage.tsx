import { describeDeliveryDate } from '@magazijn/domain/delivery';
import { ButtonLink } from '@magazijn/ui';
import { useLocation } from 'react-router-dom';
import { paths, readAnswerDate } from '../../../shared/links/paths.ts';
import { PageTitle } from '../../../shared/page/PageTitle.tsx';

/** Texts after a registration; separate from the form's texts, to keep the chunk small. */
export const registeredTexts = {
  heading: 'Bedankt voor je aanvraag',
  processed: 'We verwerken je registratie. Zodra je account klaar is, krijg je bericht',
  byMail: 'per e-mail',
  canOrder: 'en kun je bestellen.',
  answered: (day: string) => `Je krijgt uiterlijk ${day} antwoord.`,
  when: 'Aanvragen die vóór 14.00 uur binnenkomen, beantwoorden we dezelfde dag.',
  toShop: 'Bekijk het assortiment',
} as const;

/** The thank-you page of a registration, with the next steps and, if the back end returned it, the day of the reply. */
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
