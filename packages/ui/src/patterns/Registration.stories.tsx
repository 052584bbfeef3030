import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { CheckoutLayout } from '../components/commerce/page-layout/CheckoutLayout.tsx';
import { Button } from '../components/primitives/button/Button.tsx';
import { Checkbox } from '../components/primitives/field/Checkbox.tsx';
import { PasswordField } from '../components/primitives/field/PasswordField.tsx';
import { SelectField } from '../components/primitives/field/SelectField.tsx';
import { TextField } from '../components/primitives/field/TextField.tsx';
import { StepTabs } from '../components/primitives/step-tabs/StepTabs.tsx';
import { sampleRegistration } from '../components/primitives/step-tabs/sampleRegistration.ts';
import { SampleLayout } from './SampleLayout.tsx';

/**
 * A long form in steps that open one after another. Each step has related fields and one button, and shows errors at
 * its fields. Values stay when the user goes back. A panel beside the form shows the next steps.
 */
const meta = {
  title: 'Patterns/Registration',
  component: SampleLayout,
  args: { children: null },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SampleLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

const afterwards = [
  'Je vult de drie stappen in. Houd je KVK-nummer bij de hand.',
  'We bekijken je aanvraag en sturen je het antwoord per e-mail.',
  'Je logt in, ziet je eigen prijzen en bestelt.',
];

function AfterwardsPanel() {
  return (
    <section className="rounded-b-label border rail-t border-rule border-t-rail bg-surface p-4 wide:p-6">
      <h2 className="text-22">Zo gaat het verder</h2>
      <ol className="grid gap-4 pt-4">
        {afterwards.map((text, index) => (
          <li key={text} className="flex gap-3">
            <span aria-hidden className="type-numeral text-28 leading-none!">
              {index + 1}
            </span>
            <span className="min-w-0">{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function RegistrationScreen({ faulty }: { faulty: boolean }) {
  const [step, setStep] = useState(sampleRegistration[0]?.value ?? '');
  return (
    <SampleLayout loggedIn={false}>
      <h1 className="pt-8 text-28 wide:text-40">Maak een account</h1>
      <p className="mt-1 text-17 text-ink-2">
        We kijken je aanvraag dezelfde dag na. Daarna kun je meteen bestellen.
      </p>
      <CheckoutLayout className="pt-6" summary={<AfterwardsPanel />}>
        <StepTabs
          label="Stappen van je registratie"
          value={step}
          onValueChange={setStep}
          tabs={sampleRegistration}
        >
          <form noValidate onSubmit={(event) => event.preventDefault()} className="grid max-w-2xl gap-6">
            <TextField label="Naam van je organisatie" autoComplete="organization" />
            <div className="grid gap-6 wide:grid-cols-2">
              <TextField
                label="KVK-nummer"
                inputMode="numeric"
                hint="Acht cijfers."
                {...(faulty && { error: 'Vul een KVK-nummer van acht cijfers in.', defaultValue: '1234' })}
              />
              <SelectField label="Land" defaultValue="NL">
                <option value="NL">Nederland</option>
                <option value="BE">België</option>
              </SelectField>
            </div>
            <TextField label="E-mailadres" type="email" autoComplete="email" />
            <PasswordField
              label="Wachtwoord"
              autoComplete="new-password"
              hint="Ten minste acht tekens. Een zin van een paar woorden is makkelijker te onthouden."
            />
            <Checkbox
              label="Ik ga akkoord met de algemene voorwaarden"
              {...(faulty && { error: 'Ga akkoord om verder te gaan.' })}
            />
            <div>
              <Button type="submit" tone="primary" size="l">
                Volgende stap
              </Button>
            </div>
          </form>
        </StepTabs>
      </CheckoutLayout>
    </SampleLayout>
  );
}

export const FirstStep: Story = { render: () => <RegistrationScreen faulty={false} /> };
export const WithErrors: Story = { render: () => <RegistrationScreen faulty /> };
