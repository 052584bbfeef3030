import { requestDays } from '@magazijn/domain/approvals';
import { amsterdamTime, formatDate } from '@magazijn/domain/delivery';
import { articleText } from '@magazijn/domain/orders';

/** '18 november 2026, 11.05 uur' */
function timeText(moment: string): string {
  const time = new Date(moment);
  // Amsterdam differs from UTC by whole hours.
  const minute = String(time.getUTCMinutes()).padStart(2, '0');
  return `${formatDate(time)}, ${amsterdamTime(time).hour}.${minute} uur`;
}

/** Texts of the requests and their approval. */
export const approvalTexts = {
  introToDecide: 'Bestellingen van collega’s die wachten op jouw akkoord. Wie beslist, staat in de regels.',
  introOwn: 'Bestellingen waarvoor je goedkeuring hebt gevraagd, en wat er is beslist.',
  toRules: 'Regels voor goedkeuren',
  loading: 'Aanvragen laden',
  failed: 'De aanvragen konden niet worden geladen.',
  retry: 'Probeer het opnieuw',
  tabs: 'Aanvragen',
  tab: { 'to-decide': 'Te beslissen', mine: 'Mijn aanvragen', decided: 'Beslist' },
  none: {
    'to-decide': 'Er is niets te beslissen',
    mine: 'Je hebt nog niets aangevraagd',
    decided: 'Er is nog niets beslist',
  },
  noneHelp: {
    'to-decide': 'Je krijgt een mail zodra een collega goedkeuring vraagt.',
    mine: 'Is goedkeuring nodig, dan vraag je die bij het bestellen, vanuit je winkelmand.',
    decided: 'Hier komt wat is goedgekeurd, afgewezen, ingetrokken of verlopen.',
  },
  columns: { request: 'Aanvraag', units: 'Artikelen', total: 'Totaal incl. btw', status: 'Status' },
  from: (name: string, moment: string) => `${name}, ${formatDate(moment)}`,
  ownFrom: (moment: string) => `Aanvraag van ${formatDate(moment)}`,
  until: (moment: string) => `tot en met ${formatDate(moment)}`,
  decidedBy: (name: string, moment: string | null) =>
    [name === '' ? '' : `door ${name}`, moment === null ? '' : `op ${formatDate(moment)}`]
      .filter(Boolean)
      .join(' '),
  exportTitle: 'Alles wat er is gebeurd',
  exportYear: 'Jaar',
  export: 'Download als CSV',
  exported: 'De geschiedenis is opgeslagen.',
  notExported: 'De geschiedenis is niet opgehaald. Probeer het opnieuw.',
  nothingToExport: (year: string) => `In ${year} is er niets aangevraagd.`,
  csvHead: [
    'Moment',
    'Gebeurtenis',
    'Persoon',
    'Toelichting',
    'Aanvraag',
    'Bestelnummer',
    'Aanvrager',
    'Totaal excl. btw',
  ],

  approvals: 'Goedkeuringen',
  loadingOne: 'De aanvraag laden',
  one: 'Aanvraag',
  title: (name: string) => `Aanvraag van ${name}`,
  sentTitle: 'Je aanvraag is verstuurd',
  sent: (names: string, until: string) =>
    `${names} krijgt een mail en beslist. Jij krijgt een mail zodra dat is gebeurd. Is er op ${formatDate(until)} nog niet beslist, dan vervalt je aanvraag.`,
  gone: 'Aanvraag niet gevonden',
  goneHelp: 'Deze aanvraag bestaat niet, of je hebt er niets over te zeggen.',
  toAll: 'Naar alle aanvragen',
  submitted: (moment: string) => `Aangevraagd op ${timeText(moment)}`,
  delivery: (day: string) => `bezorging ${day}`,
  changed: 'Sinds de aanvraag is er iets veranderd:',
  totalChanged: (then: string, now: string) => `Het totaal was ${then} en is nu ${now}, exclusief btw.`,
  notOrderable: 'Van deze aanvraag kan nu niets worden besteld.',
  remark: 'Opmerking',
  reference: 'Referentie',
  coupon: 'Kortingscode',
  lines: 'Producten',
  lineColumns: {
    product: 'Product',
    price: 'Prijs excl. btw',
    quantity: 'Aantal',
    ordered: 'Nu besteld',
  },
  article: articleText,
  wasPrice: (price: string) => `was ${price}`,
  wasUnits: (units: number) => `aangevraagd: ${units.toLocaleString('nl-NL')}`,
  remove: (name: string) => `Laat ${name} weg`,
  removed: (name: string) => `${name} is weggelaten.`,
  notInOrder: (name: string) => `${name} staat nu niet in de bestelling.`,
  putBack: (name: string) => `${name} staat er weer bij.`,
  undo: 'Maak ongedaan',
  summary: 'Overzicht',
  totalThen: 'Aangevraagd, excl. btw',
  totalNow: 'Nu, excl. btw',
  totalApproved: 'Nu besteld, excl. btw',
  unknownTotal: 'Het nieuwe totaal zie je voordat je goedkeurt.',
  approve: 'Goedkeuren',
  budget: 'Maandbudget',
  price: 'Bereken het nieuwe totaal',
  priced: 'Het totaal is opnieuw berekend. Er is nog niets besteld.',
  review: 'Er is iets veranderd sinds je dit zag. Er is nog niets besteld: kijk het na en keur dan goed.',
  placed: 'Goedgekeurd. De bestelling is geplaatst.',
  notApproved: 'Er is niet goedgekeurd. Probeer het opnieuw.',
  unknown: 'We weten niet of je antwoord is aangekomen. Probeer het opnieuw: er wordt nooit dubbel besteld.',
  refuse: 'Afwijzen',
  refuseTitle: (name: string) => `Aanvraag van ${name} afwijzen?`,
  refuseHelp: (name: string) => `${name} krijgt je reden per mail.`,
  reason: 'Reden',
  reasonMissing: 'Vul een reden in.',
  refused: 'De aanvraag is afgewezen.',
  notRefused: 'Er is niet afgewezen. Probeer het opnieuw.',
  cancel: 'Annuleren',
  withdraw: 'Trek in',
  withdrawTitle: 'Aanvraag intrekken?',
  withdrawHelp: 'Er wordt niets besteld. De producten liggen daarna weer in je winkelmand.',
  withdrawn: 'Je aanvraag is ingetrokken. De producten liggen weer in je winkelmand.',
  notWithdrawn: 'Je aanvraag is niet ingetrokken. Probeer het opnieuw.',
  again: 'Opnieuw in winkelmand',
  inCart: 'De producten liggen in je winkelmand.',
  toCart: 'Naar je winkelmand',
  toOrder: (number: string) => `Naar bestelling ${number}`,
  openSince: (until: string) => `Wacht op een beslissing, tot en met ${formatDate(until)}.`,
  states: {
    approved: (name: string) =>
      `${name || 'Een beheerder'} heeft deze aanvraag goedgekeurd. De bestelling is geplaatst.`,
    refused: (name: string, reason: string) =>
      `${name || 'Een beheerder'} heeft deze aanvraag afgewezen${reason === '' ? '.' : `: ${reason}`}`,
    withdrawn: 'Deze aanvraag is ingetrokken. Er is niets besteld.',
    expired: `Deze aanvraag is verlopen: binnen ${requestDays} dagen is er niet beslist. Er is niets besteld.`,
  },
  history: 'Verloop',
  eventBy: (event: string, person: string) => (person === '' ? event : `${event} door ${person}`),
  waiting: 'Wacht op een beslissing',
  time: timeText,
} as const;
