import { ButtonLink } from '@magazijn/ui';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { paths } from '../../paths/paths.ts';

/** How one becomes a customer. */
export function RegistrationPage() {
  return (
    <div className="grid max-w-160 justify-items-start gap-6 pt-8 wide:pt-12">
      <PageTitle>Account aanvragen</PageTitle>
      <p className="text-17">
        Onze klantenservice maakt je account aan. Geef de naam van je organisatie, je btw-nummer, je IBAN en
        je bezorgadres door. Aanvragen die voor 14.00 uur binnenkomen, beantwoorden we dezelfde dag.
      </p>
      <ButtonLink tone="primary" href={paths.page.href({ page: 'contact' })}>
        Neem contact op
      </ButtonLink>
    </div>
  );
}
