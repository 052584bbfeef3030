import { type PaymentMethod, passwordMessages } from '@magazijn/domain/validation';

/** Texts of the registration. Some are exact texts of the specification. */
export const registrationTexts = {
  heading: 'Account aanvragen',
  intro:
    'Vraag in drie stappen een account aan voor je organisatie. Aanvragen die vóór 14.00 uur binnenkomen, beantwoorden we dezelfde dag.',
  panel: 'Zo gaat het verder',
  afterwards: [
    'Je vult de drie stappen in. Houd je KvK- of ondernemingsnummer, btw-nummer en IBAN bij de hand.',
    'We bekijken je aanvraag en sturen je het antwoord per mail.',
    'Je logt in, ziet je eigen prijzen en bestelt.',
  ],
  steps: 'Stappen van je aanvraag',
  tabs: ['Algemene gegevens', 'Bezorg- en factuuradres', 'Openingstijden'],
  next: ['Ga naar stap 2', 'Ga naar stap 3', 'Registreren'],
  loading: 'Het formulier laden',
  noScript:
    'Zonder JavaScript staan de drie stappen hier in één formulier. Prijzen zien en bestellen kan later alleen met JavaScript.',
  restored: 'Wat je eerder invulde, staat er nog. Alleen je wachtwoord bewaren we niet: vul dat opnieuw in.',
  summary: 'Nog niet alles is goed ingevuld',
  needed: 'Nog nodig:',
  neededMore: (count: number) => `en nog ${count} ${count === 1 ? 'veld' : 'velden'}`,
  companyName: 'Bedrijfsnaam',
  email: 'E-mailadres',
  emailHint: 'Hiermee log je straks in.',
  password: 'Wachtwoord',
  passwordHint: passwordMessages.hint,
  passwordRepeat: 'Herhaal wachtwoord',
  iban: 'IBAN',
  ibanHint: 'Bijvoorbeeld NL91 ABNA 0417 1643 00.',
  vatNumber: 'Btw-nummer',
  kvk: 'KvK- of ondernemingsnummer',
  kvkHint: 'KvK-nummer: 8 cijfers. Belgisch ondernemingsnummer: 10 cijfers, bijvoorbeeld 0123.456.789.',
  paymentMethod: 'Betaalwijze',
  deliveryAddress: 'Bezorgadres',
  invoiceAddress: 'Factuuradres',
  invoiceSame: 'Factuuradres is gelijk aan bezorgadres',
  countries: [
    { value: 'NL', label: 'Nederland' },
    { value: 'BE', label: 'België' },
  ],
  noDebit:
    'Automatische incasso kan alleen in Nederland. Daarom staat je betaalwijze nu op iDEAL of Bancontact; in stap 1 kun je een andere kiezen.',
  hours: 'Openingstijden',
  hoursIntro: 'Wanneer kunnen we bij je bezorgen? Pas de tijden aan waar dat nodig is, of kies Gesloten.',
  workingDays: 'Maandag tot en met vrijdag',
  tos: 'Ik ga akkoord met de',
  tosLink: 'algemene voorwaarden',
  newTab: '(opent in een nieuw tabblad)',
  newsletter: 'Houd me per mail op de hoogte van acties en nieuws',
  failed: 'Registratie mislukt:',
  notSent: 'Niet gelukt. Probeer het opnieuw. Wat je invulde, blijft staan.',
  throttled: (minutes: number) =>
    `Te veel pogingen. Probeer het over ${minutes} ${minutes === 1 ? 'minuut' : 'minuten'} opnieuw.`,
} as const;

export const paymentChoices: Readonly<
  Record<PaymentMethod, { readonly label: string; readonly hint: string }>
> = {
  ideal: {
    label: 'iDEAL of Bancontact',
    hint: 'Je betaalt bij je bestelling, met iDEAL, Bancontact of kaart.',
  },
  on_account: { label: 'Op rekening', hint: 'Je krijgt een factuur per mail.' },
  debit: { label: 'Automatische incasso', hint: 'We schrijven het bedrag van je rekening af.' },
};
