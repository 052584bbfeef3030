import { ButtonLink } from '@magazijn/ui';
import { paths } from '../../paths/paths.ts';

/** How one gets back in without the password. */
export function ForgotPasswordPage() {
  return (
    <div className="grid max-w-160 justify-items-start gap-6 pt-8 wide:pt-12">
      <title>Wachtwoord vergeten – Magazijn</title>
      <h1 className="type-heading text-40">Wachtwoord vergeten</h1>
      <p className="text-17">
        Onze klantenservice stelt een nieuw wachtwoord voor je in. Vermeld het e-mailadres waarmee je bestelt.
      </p>
      <ButtonLink tone="primary" href={paths.page.href({ page: 'contact' })}>
        Neem contact op
      </ButtonLink>
    </div>
  );
}
