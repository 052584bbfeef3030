import { maxCartLines, maxLineQuantity } from '@magazijn/domain/cart';

const lines = (count: number) => (count === 1 ? '1 regel' : `${count.toLocaleString('nl-NL')} regels`);
const products = (count: number) => (count === 1 ? '1 product' : `${count} producten`);
const list = new Intl.ListFormat('nl', { type: 'conjunction' });
const lineNumbers = (indexes: readonly number[]) =>
  `${indexes.length === 1 ? 'regel' : 'regels'} ${list.format(indexes.map((index) => String(index + 1)))}`;

export const quickOrderTexts = {
  title: 'Snel bestellen',
  intro:
    'Typ artikelnummers, EAN-codes of namen met een aantal, of plak een lijst uit Excel, een mail of WhatsApp. Elke regel laat zien wat we vonden. Er komt niets in je winkelmand voordat je het erin legt.',
  loading: 'Je lijst laden',
  field: 'Artikelnummer, EAN of naam',
  hint: 'Plak een hele lijst in een veld: product en aantal, in welke volgorde dan ook.',
  add: (count: number) => (count === 0 ? 'Leg in je winkelmand' : `Leg ${products(count)} in je winkelmand`),
  nothingToAdd: 'Er staat nog geen regel klaar om in je winkelmand te leggen.',
  added: (count: number) =>
    `${count === 1 ? '1 product ligt' : `${count} producten liggen`} in je winkelmand.`,
  leftToMend: (count: number) =>
    count === 1
      ? 'Eén regel staat er nog: die kun je verbeteren.'
      : `${lines(count)} staan er nog: die kun je verbeteren.`,
  notAdded: 'Er is niets in je winkelmand gelegd. Je lijst staat er weer.',
  toCart: 'Naar je winkelmand',
  undo: 'Maak ongedaan',
  undone: 'Je lijst en je winkelmand zijn weer zoals ze waren.',
  clear: 'Maak de lijst leeg',
  cleared: 'De lijst is leeggemaakt.',
  totalTitle: 'Deze lijst',
  total: 'Totaal excl. btw',
  ready: 'Klaar om te bestellen',
  wrong: 'Te verbeteren',
  waiting: 'Nog op te zoeken',
  lines,
  beyondCart: (count: number) =>
    `Een winkelmand heeft maximaal ${maxCartLines} verschillende artikelen. Haal er ${count === 1 ? 'één' : count} uit deze lijst of uit je winkelmand.`,
  failed: 'De regels konden nu niet worden opgezocht. Je lijst blijft staan.',
  offline: 'Je bent offline. Je lijst blijft staan, en we zoeken de regels op zodra er weer verbinding is.',
  retry: 'Probeer opnieuw',
  saveErrors: 'Download de regels die je moet verbeteren (csv)',
  errorsFile: (date: string) => `te-verbeteren-${date}.csv`,
  errorColumns: ['Regel', 'Product', 'Aantal', 'Wat er is', 'Misschien bedoel je'],
  fileTitle: 'Heb je een bestellijst?',
  file: 'Bestellijst',
  fileHint: 'Een csv of xlsx tot 5 MB, met product en aantal.',
  reading: (name: string) => `${name} wordt gelezen.`,
  read: (name: string, count: number) =>
    `${lines(count)} uit ${name} ${count === 1 ? 'staat' : 'staan'} in je lijst.`,
  pasted: (count: number) => `${lines(count)} ${count === 1 ? 'staat' : 'staan'} in je lijst.`,
  leftOut: (count: number, max: number) =>
    `In een lijst passen ${max} regels: ${lines(count)} ${count === 1 ? 'is' : 'zijn'} niet overgenomen. Bestel eerst wat er staat, en geef de lijst dan opnieuw op.`,
  noLines: (name: string) =>
    `In ${name} staat geen regel met een product. Kies een lijst met product en aantal.`,
  unreadable: (name: string) =>
    `${name} kunnen we niet lezen. Sla het in Excel op als xlsx of csv en kies het opnieuw.`,
  noProduct: 'Vul een artikelnummer, EAN of naam in.',
  unknown: 'Dit kennen we niet. Controleer het nummer of de naam.',
  unknownNear: 'Dit kennen we niet. Bedoel je:',
  shortened: 'Excel heeft dit nummer afgekort. Maak de kolom op als tekst, of typ het nummer over.',
  several: 'Welk product bedoel je?',
  severalOfMany: 'Dit past op veel producten. Kies er een, of typ meer van de naam.',
  soldOut: 'Niet op voorraad.',
  soldOutOther: 'Niet op voorraad. Dit lijkt erop:',
  joined: (first: number) => `Hetzelfde product als ${lineNumbers([first])}: daar bij opgeteld.`,
  together: (quantity: number, others: readonly number[]) =>
    `Samen met ${lineNumbers(others)} bestel je er ${quantity.toLocaleString('nl-NL')}.`,
  most: {
    stock: (max: number) => `Nog ${max.toLocaleString('nl-NL')} op voorraad.`,
    limit: (max: number) => `Maximaal ${max.toLocaleString('nl-NL')} per bestelling.`,
    line: () => `Je kunt van een artikel maximaal ${maxLineQuantity.toLocaleString('nl-NL')} bestellen.`,
  },
  inCart: (count: number) =>
    `Er ${count === 1 ? 'ligt er 1' : `liggen er ${count.toLocaleString('nl-NL')}`} in je winkelmand.`,
  setTo: (quantity: number) => `Maak er ${quantity.toLocaleString('nl-NL')} van`,
  missingFree: (missing: number) =>
    `Nog ${missing} erbij en ${missing === 1 ? 'die is' : 'die zijn'} gratis.`,
  missingForGift: (missing: number) => `Nog ${missing} erbij en je krijgt een cadeau.`,
} as const;
