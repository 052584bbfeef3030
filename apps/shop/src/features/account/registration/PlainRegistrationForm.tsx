import {
  defaultPaymentMethod,
  openingTimes,
  paymentMethods,
  weekdayNames,
} from '@magazijn/domain/validation';
import {
  AddressFields,
  Button,
  Checkbox,
  ErrorSummary,
  MessageList,
  RadioGroup,
  SelectField,
  TextField,
} from '@magazijn/ui';
import { usePostedForm } from '../../../shared/data/PostedForm.ts';
import { paths } from '../../../shared/links/paths.ts';
import { useDeliveryCountries } from '../../../shared/order/useDeliveryCountries.ts';
import { countriesOf, emptyRegistration } from './RegistrationValues.ts';
import { paymentChoices, registrationTexts } from './registrationTexts.ts';
import { type FieldError, type FieldName, fieldId, fieldLabel, summaryLines } from './steps.ts';
import { TermsLabel } from './TermsLabel.tsx';

const texts = {
  noDebit: 'Alleen in Nederland. We schrijven het bedrag van je rekening af.',
  invoiceOther: 'Is het factuuradres een ander? Haal het vinkje weg en vul het hieronder in.',
  invoiceSkip: 'Alleen invullen als facturen naar een ander adres gaan.',
  closed: 'Gesloten',
  from: 'Van',
  until: 'Tot',
  time: 'Kies een tijd',
} as const;

const times = [
  { value: '', label: texts.time },
  ...openingTimes.map((time) => ({ value: time, label: time })),
];

/** The registration for browsers without scripts (docs/adr/0042); the web server validates it. */
export function PlainRegistrationForm() {
  const posted = usePostedForm();
  const delivered = useDeliveryCountries();
  // The web server makes the errors with the form's own rules, so their names are fields of the form.
  const errors = (posted?.errors ?? []) as readonly FieldError[];
  const typed = (name: string, otherwise = '') => posted?.fields[name] ?? otherwise;
  const errorOf = (name: string) => errors.find(({ field }) => field === name)?.text;
  const ticked = (name: string, otherwise = false) => (posted ? typed(name) === 'on' : otherwise);

  const text = (name: FieldName) => ({
    id: fieldId(name),
    name,
    label: fieldLabel(name),
    error: errorOf(name),
    defaultValue: typed(name),
  });
  const secret = (name: 'password' | 'passwordRepeat') => ({
    ...text(name),
    defaultValue: '',
    type: 'password',
    autoComplete: 'new-password',
  });
  const number = { autoComplete: 'off', spellCheck: false, autoCapitalize: 'characters' } as const;
  const address = (group: 'mainAddress' | 'invoiceAddress') => ({
    id: group,
    countries: countriesOf(group, delivered),
    register: (name: string) => ({
      name: `${group}.${name}`,
      defaultValue: typed(`${group}.${name}`, name === 'country' ? delivered[0] : ''),
    }),
    errors: Object.fromEntries(
      errors
        .filter(({ field }) => field.startsWith(`${group}.`))
        .map(({ field, text: error }) => [field.slice(group.length + 1), error]),
    ),
  });

  return (
    <form method="post" action={paths.register.href()} noValidate className="grid gap-8">
      <MessageList messages={posted?.message ? [posted.message] : []} />
      <ErrorSummary title={registrationTexts.summary} errors={summaryLines(errors)} />
      <h2 className="type-heading text-22">{registrationTexts.tabs[0]}</h2>
      <div className="grid max-w-104 gap-4">
        <TextField {...text('companyName')} autoComplete="organization" />
        <TextField
          {...text('email')}
          type="email"
          hint={registrationTexts.emailHint}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField {...secret('password')} hint={registrationTexts.passwordHint} />
        <TextField {...secret('passwordRepeat')} />
        <TextField {...text('iban')} {...number} hint={registrationTexts.ibanHint} />
        <TextField {...text('vatNumber')} {...number} required={false} showOptional />
        <TextField
          {...text('kvk')}
          hint={registrationTexts.kvkHint}
          autoComplete="off"
          inputMode="numeric"
          required={false}
          showOptional
        />
        <RadioGroup
          {...text('paymentMethod')}
          defaultValue={typed('paymentMethod', defaultPaymentMethod)}
          options={paymentMethods('NL').map((method) => ({
            value: method,
            ...paymentChoices[method],
            ...(method === 'debit' ? { hint: texts.noDebit } : {}),
          }))}
        />
      </div>
      <AddressFields
        {...address('mainAddress')}
        legend={registrationTexts.deliveryAddress}
        purpose="shipping"
        omit={['emailAddress']}
      />
      <Checkbox
        id="invoiceSame"
        name="invoiceSame"
        label={registrationTexts.invoiceSame}
        hint={texts.invoiceOther}
        defaultChecked={ticked('invoiceSame', true)}
      />
      <AddressFields
        {...address('invoiceAddress')}
        legend={registrationTexts.invoiceAddress}
        purpose="billing"
        hints={{ companyName: texts.invoiceSkip }}
      />
      <div className="grid gap-4">
        <h2 className="type-heading text-22">{registrationTexts.hours}</h2>
        <p className="max-w-prose text-ink-2">{registrationTexts.hoursIntro}</p>
        {weekdayNames.map((day) => {
          const name = `openingHours.${day}` as const;
          const usual = emptyRegistration.openingHours[day];
          return (
            <fieldset key={day} className="grid min-w-0 max-w-104 grid-cols-6 gap-4">
              <legend className="text-15 font-bold">{fieldLabel(name)}</legend>
              <div className="col-span-6">
                <Checkbox
                  id={`${fieldId(name)}-closed`}
                  name={`${name}.closed`}
                  label={texts.closed}
                  defaultChecked={ticked(`${name}.closed`, usual?.closed)}
                />
              </div>
              <div className="col-span-3">
                <SelectField
                  id={fieldId(name)}
                  name={`${name}.startTime`}
                  label={texts.from}
                  options={times}
                  defaultValue={typed(`${name}.startTime`, usual?.startTime)}
                  error={errorOf(name)}
                />
              </div>
              <div className="col-span-3">
                <SelectField
                  id={`${fieldId(name)}-until`}
                  name={`${name}.endTime`}
                  label={texts.until}
                  options={times}
                  defaultValue={typed(`${name}.endTime`, usual?.endTime)}
                />
              </div>
            </fieldset>
          );
        })}
      </div>
      <div className="grid gap-1">
        <Checkbox
          id="tos"
          name="tos"
          label={<TermsLabel />}
          error={errorOf('tos')}
          defaultChecked={ticked('tos')}
        />
        <Checkbox
          id="newsletter"
          name="newsletter"
          label={registrationTexts.newsletter}
          defaultChecked={ticked('newsletter')}
        />
      </div>
      <Button tone="primary" type="submit">
        {registrationTexts.next[2]}
      </Button>
    </form>
  );
}
