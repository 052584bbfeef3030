import { allCountries, deliveryArea } from '@magazijn/domain/delivery';
import { CheckoutLayout } from '@magazijn/ui';
import { useContext } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { HeadOf } from '../../../shared/head/PageHead.ts';
import { paths } from '../../../shared/links/paths.ts';
import { DocumentTitle } from '../../../shared/page/PageTitle.tsx';
import { LinesSkeleton } from '../../../shared/page/skeletons.tsx';
import { useTakenOver } from '../../../shared/stores/StoresProvider.tsx';
import { PlainRegistrationContext } from './PlainRegistrationContext.ts';
import { RegistrationForm } from './RegistrationForm.tsx';
import { RegistrationPanel } from './RegistrationPanel.tsx';
import { registrationTexts } from './registrationTexts.ts';
import { steps } from './steps.ts';

export const head: HeadOf = (shown, _, __, name) => ({
  canonical: paths.register.href(),
  title: registrationTexts.heading,
  description: `Maak een account aan bij ${name}, de groothandel voor de kinderopvang in ${deliveryArea(shown('shopSettings')?.deliveryCountries ?? allCountries)}.`,
});

/** The registration in three steps, started from this tab's draft, so the server renders a skeleton. */
export function RegistrationPage() {
  const [query] = useSearchParams();
  const takenOver = useTakenOver();
  const plainForm = useContext(PlainRegistrationContext);
  const wanted = steps.find((step) => String(step) === query.get('stap')) ?? 1;
  return (
    <div className="grid gap-6 pt-8 wide:pt-12">
      <div className="grid gap-2">
        <DocumentTitle>{registrationTexts.heading}</DocumentTitle>
        <h1 className="type-heading text-28 wide:text-40">{registrationTexts.heading}</h1>
        <p className="max-w-prose text-17 text-ink-2">{registrationTexts.intro}</p>
        <noscript>
          <p className="max-w-prose pt-4 font-bold">{registrationTexts.noScript}</p>
        </noscript>
      </div>
      <CheckoutLayout summary={<RegistrationPanel />}>
        {takenOver ? (
          <RegistrationForm wanted={wanted} />
        ) : (
          <>
            <noscript>{plainForm}</noscript>
            <div className="min-h-dvh noscript:hidden">
              <LinesSkeleton label={registrationTexts.loading} lines={8} />
            </div>
          </>
        )}
      </CheckoutLayout>
    </div>
  );
}
