import {
  amsterdamTime,
  describeDeliveryDate,
  formatShortDate,
  type IsoDate,
  isoDateOfTimestamp,
} from '@magazijn/domain/delivery';

const dayOf = (moment: Date): IsoDate => amsterdamTime(moment).date;

/** '16 nov', with the year when it is another one. */
const shortDate = (moment: string): string => formatShortDate(dayOf(new Date(moment)), dayOf(new Date()));

const counted = (count: number, one: string, more: string): string =>
  `${count.toLocaleString('nl-NL')} ${count === 1 ? one : more}`;

const places = (count: number): string => counted(count, 'locatie', 'locaties');

/** Texts of the locations of a parent organisation. */
export const locationTexts = {
  intro: 'Alle locaties van je organisatie. Bedragen zijn exclusief btw.',
  loading: 'Locaties laden',
  all: 'Locaties',
  failed: 'De locaties konden niet worden geladen.',
  retry: 'Probeer het opnieuw',
  none: 'Er hoort geen locatie bij je account',
  noneHelp: 'Wil je voor meer locaties bestellen? Onze klantenservice koppelt ze aan je account.',
  contact: 'Neem contact op',
  contactSubject: 'Locaties koppelen aan mijn account',
  search: 'Zoek een locatie',
  searchHint: 'Op naam, plaats of klantnummer.',
  found: (found: number, all: number) => `${found} van ${places(all)}`,
  noneFound: 'Geen locaties gevonden',
  showAll: 'Toon alle locaties',
  columns: {
    name: 'Locatie',
    carts: 'Winkelmand',
    last: 'Laatste bestelling',
    approvals: 'Goedkeuring',
    week: 'Bezorging deze week',
    spent: 'Deze maand',
    act: 'Bestellen',
  },
  current: 'Je bestelt hier nu voor',
  closed: 'Gesloten',
  closedHelp: 'Niemand kan hier nog bestellen. Wat in de winkelmand ligt, blijft bewaard.',
  emptyCart: 'Leeg',
  units: (count: number) => counted(count, 'artikel', 'artikelen'),
  ownCart: (changedAt: string) => `van jou, ${shortDate(changedAt)}`,
  cartOf: (person: string, changedAt: string) => `van ${person}, ${shortDate(changedAt)}`,
  noOrder: 'Geen',
  placed: (placedAt: string) => `op ${shortDate(placedAt)}`,
  orders: (count: number) => counted(count, 'bestelling', 'bestellingen'),
  day: (date: string) => describeDeliveryDate(date).short,
  openApprovals: (count: number) => (count === 0 ? 'Geen' : `${count.toLocaleString('nl-NL')} open`),
  noDelivery: 'Geen',
  orderHere: 'Bestel',
  orderFor: (name: string) => `Bestel voor ${name}`,
  toOrder: 'Bestel één lijst voor meerdere locaties',

  orderTitle: 'Bestellen voor meerdere locaties',
  orderIntro:
    'Kies een lijst, en per locatie hoeveel ervan je bestelt en wanneer het komt. Elke locatie krijgt een eigen bestelling.',
  switched: (name: string) =>
    `Je bestelt nu voor ${name}. Switch terug om voor meerdere locaties tegelijk te bestellen.`,
  switchBack: 'Switch terug',
  toLocations: 'Terug naar je locaties',
  list: 'Lijst',
  chooseList: 'Kies een lijst',
  noLists: 'Je hebt nog geen lijst',
  noListsHelp: 'Maak eerst een lijst met de producten die je locaties nodig hebben.',
  makeList: 'Naar je lijsten',
  emptyList: 'Op deze lijst staan geen producten.',
  listGone: 'Deze lijst is er niet meer. Kies een andere lijst.',
  loadingList: 'Lijst laden',
  factor: 'Hoeveelheid',
  factors: (factor: number) =>
    factor === 1 ? 'De hele lijst' : `${factor.toLocaleString('nl-NL')} × de lijst`,
  deliveryDay: 'Bezorgdag',
  dayOf: (seconds: number) => describeDeliveryDate(isoDateOfTimestamp(seconds)).full,
  dayGone: 'De gekozen dag kan niet meer. Dit is de eerste dag die wel kan.',
  address: 'Bezorgadres',
  quantities: 'Aantallen per product',
  ownQuantities: (count: number) => `Aantallen per product (${count} aangepast)`,
  makeIt: (quantity: number) => (quantity === 0 ? 'Laat weg' : `Maak er ${quantity} van`),
  nothing: 'Er is niets te bestellen voor deze locatie.',
  problem: (name: string, problem: string) =>
    `${name}: ${problem.charAt(0).toLowerCase()}${problem.slice(1)}.`,
  paysFirst: 'Deze locatie betaalt vooraf. Zet de producten klaar in de winkelmand en reken daar af.',
  inCart: (count: number) =>
    `In je winkelmand voor deze locatie ${count === 1 ? 'ligt al 1 artikel' : `liggen al ${count.toLocaleString('nl-NL')} artikelen`}. Klaarzetten telt erbij op.`,
  linesProblem: 'Niet alles kan zo besteld worden.',
  beyondCart: (count: number) =>
    `De winkelmand van deze locatie heeft geen plaats voor ${counted(count, 'product', 'producten')}.`,
  gift: (name: string, quantity: number) => `Gratis erbij: ${quantity} × ${name}`,
  total: (exclusive: string, inclusive: string) => `${exclusive} excl. btw, ${inclusive} incl. btw`,
  shipping: (amount: string) => `waarvan bezorgkosten ${amount}`,
  calculating: 'Prijzen berekenen',
  notCalculated: 'De prijzen konden niet worden berekend.',
  sum: (count: number, inclusive: string) => `${places(count)}, samen ${inclusive} incl. btw`,
  order: (count: number) => `Bestel voor ${places(count)}`,
  fill: 'Zet klaar in de winkelmanden',
  noneChosen: 'Kies minstens één locatie.',
  mistakes: (names: readonly string[]) =>
    `Nog niet te bestellen: ${new Intl.ListFormat('nl-NL').format(names)}. Pas het aan, of haal het vinkje weg.`,
  confirmTitle: (count: number) => `Bestellen voor ${places(count)}?`,
  confirmText: 'Elke locatie betaalt op rekening of met automatische incasso.',
  confirmLine: (name: string, day: string, inclusive: string) => `${name}: ${day}, ${inclusive} incl. btw`,
  confirm: 'Plaats de bestellingen',
  cancel: 'Annuleren',
  ordered: (number: string, deliveryOn: string) =>
    `Besteld: ${number}. We bezorgen ${describeDeliveryDate(deliveryOn).full}.`,
  filled: 'Klaargezet in je winkelmand voor deze locatie.',
  unknown:
    'We weten niet of dit gelukt is. Probeer het opnieuw: er wordt niets dubbel besteld of klaargezet.',
  refused: { order: 'Niet besteld.', fill: 'Niet klaargezet.' },
  locationGone: 'Deze locatie is gesloten of hoort niet meer bij je organisatie.',
  result: (done: number, all: number) =>
    done === all ? `Gelukt voor ${places(all)}.` : `Gelukt voor ${done} van ${places(all)}.`,
  again: 'Nieuwe bestelling',
} as const;
