import type { InvoiceFilter } from '@magazijn/api-client';
import type { InvoiceStatus } from '@magazijn/domain/orders';

const counted = (count: number): string => (count === 1 ? '1 factuur' : `${count} facturen`);
const days = (count: number): string => (count === 1 ? '1 dag' : `${count} dagen`);

/** Texts of the invoices page. */
export const invoicesTexts = {
  intro:
    'Alle facturen van je organisatie: wat er openstaat, tot wanneer je betaalt, en elke factuur als PDF en UBL.',
  loading: 'Facturen laden',
  failed: 'De facturen konden niet worden geladen.',
  offline: 'Er is geen verbinding. Probeer het opnieuw als je weer online bent.',
  retry: 'Probeer het opnieuw',
  toPay: 'Nog te betalen',
  nothingToPay: 'Je hebt nu niets te betalen.',
  ofWhichLate: (amount: string) => `waarvan ${amount} te laat`,
  status: 'Stand',
  filters: { open: 'Open', overdue: 'Te laat', paid: 'Betaald', all: 'Alle' } satisfies Record<
    InvoiceFilter['status'],
    string
  >,
  counted: (name: string, count: number) => `${name} (${count})`,
  period: 'Periode',
  allDates: 'Alle datums',
  quarter: (number: number, year: number) => `${number}e kwartaal ${year}`,
  location: 'Locatie',
  allLocations: 'Alle locaties',
  empty: {
    open: 'Er staan geen facturen open.',
    overdue: 'Er zijn geen facturen te laat.',
    paid: 'Er zijn geen betaalde facturen.',
    all: 'Er zijn nog geen facturen.',
  } satisfies Record<InvoiceFilter['status'], string>,
  emptyHelp:
    'Kijk bij een andere stand, periode of locatie. Een factuur komt hier op de dag van de bezorging.',
  statuses: {
    open: 'Open',
    overdue: 'Te laat',
    pending: 'Betaling in behandeling',
    debit: 'Wordt geïncasseerd',
    paid: 'Betaald',
    credited: 'Gecrediteerd',
  } satisfies Record<InvoiceStatus, string>,
  order: (number: string) => `Bestelling ${number}`,
  chargedBack: (amount: string) => `Betaling teruggehaald: ${amount}`,
  withOrder: 'Bij de bestelling betaald',
  dueIn: (count: number) =>
    count === 0 ? 'vervalt vandaag' : count === 1 ? 'vervalt morgen' : `vervalt over ${days(count)}`,
  lateFor: (count: number) => `sinds ${days(count)} te laat`,
  collectedOn: (date: string) => `incasso op ${date}`,
  pdf: 'PDF',
  ubl: 'UBL',
  creditNote: 'Creditfactuur',
  ofInvoice: (number: string) => `van factuur ${number}`,
  newTab: 'Opent in een nieuw tabblad',
  pay: (count: number, amount: string) => `Betaal ${counted(count)} · ${amount}`,
  selected: { one: 'factuur geselecteerd', other: 'facturen geselecteerd' },
  opening: 'Je facturen worden gemaakt. Een ogenblik geduld.',
  zip: 'Download als zip',
  csv: 'Download als CSV',
  saved: 'De facturen zijn opgeslagen.',
  notSaved: 'Het bestand kon niet worden gemaakt. Probeer het opnieuw.',
  notOpened: 'De facturen konden niet worden geopend. Probeer het opnieuw.',
  notPaid: 'De betaling kon niet worden geopend. Er is niets afgeschreven. Probeer het opnieuw.',
  blocked:
    'Je browser hield het nieuwe tabblad tegen. Sta pop-ups toe voor deze winkel en probeer het nog een keer.',
  emails: 'E-mailadres voor facturen',
  emailsHelp:
    'Op dit adres komt elke factuur binnen, als PDF en UBL. Laat het veld leeg om het adres uit je gegevens te gebruiken.',
  email: 'E-mailadres',
  emailOf: (name: string) => `E-mailadres voor ${name}`,
  defaultEmail: (email: string) => `${email} (uit je gegevens)`,
  noEmail: 'Geen adres: facturen worden niet gemaild',
  change: 'Wijzig',
  save: 'Opslaan',
  cancel: 'Annuleren',
  emailSaved: (email: string) => `Facturen gaan voortaan naar ${email}.`,
  emailCleared: 'Facturen gaan voortaan naar het adres uit je gegevens.',
  emailNotSaved: 'Het adres is niet opgeslagen. Probeer het opnieuw.',
  csvHead: [
    'Factuur',
    'Creditfactuur',
    'Factuurdatum',
    'Vervaldatum',
    'Bestelling',
    'Referentie',
    'Klantnummer',
    'Locatie',
    'Stand',
    'Bedrag incl. btw',
    'Open',
  ],
} as const;
