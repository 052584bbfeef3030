import { ButtonLink } from '@magazijn/ui';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { paths } from '../../paths/paths.ts';

/** How one gets back in without the password. */
export function ForgotPasswordPage() {
  return (
    <div className="grid max-w-160 justify-items-start gap-6 pt-8 wide:pt-12">
      <PageTitle>Wachtwoord vergeten</PageTitle>
      <p className="text-17">
        Onze klantenservice stelt een nieuw wachtwoord voor je in. Vermeld het e-mailadres waarmee je bestelt.
      </p>
      <ButtonLink tone="primary" href={paths.page.href({ page: 'contact' })}>
        Neem contact op
      </ButtonLink>
    </div>
  );
}
