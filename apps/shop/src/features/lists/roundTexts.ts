import { maxLineQuantity } from '@magazijn/domain/cart';
import { formatDate } from '@magazijn/domain/delivery';
import { listKindNames } from '@magazijn/domain/lists';
import { articleText } from '@magazijn/domain/orders';

const amount = (count: number) => count.toLocaleString('nl-NL');
const products = (count: number) => (count === 1 ? '1 product' : `${amount(count)} producten`);
const time = new Intl.DateTimeFormat('nl-NL', {
  timeZone: 'Europe/Amsterdam',
  hour: '2-digit',
  minute: '2-digit',
});

/** When something was counted: 'vandaag om 10:05', or its date. */
const moment = (at: string, now: Date): string =>
  formatDate(at) === formatDate(now) ? `vandaag om ${time.format(new Date(at))}` : `op ${formatDate(at)}`;

export const roundTexts = {
  title: 'Voorraadronde',
  loading: 'Je voorraadronde laden',
  progress: (counted: number, count: number) => `${amount(counted)} van ${amount(count)} geteld`,
  progressLabel: 'Voortgang van de ronde',
  saving: 'Bewaren…',
  saved: 'Alles is bewaard.',
  offline: 'Je bent offline. Tel gerust door: we bewaren je tellingen zodra er weer verbinding is.',
  failed: 'Je laatste tellingen zijn nog niet bewaard. Ze staan op dit apparaat.',
  retry: 'Probeer opnieuw',
  gone: 'Een collega heeft deze lijst verwijderd. Je tellingen worden niet meer bewaard, maar je kunt nog wel bestellen wat je hebt geteld.',
  changed: (added: number, removed: number) =>
    [
      added > 0 ? `${products(added)} ${added === 1 ? 'is' : 'zijn'} op de lijst gezet.` : '',
      removed > 0 ? `${products(removed)} ${removed === 1 ? 'is' : 'zijn'} van de lijst gehaald.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  ownStands: (name: string, own: number, other: number) =>
    `Een collega telde bij ${name} net nog ${amount(other)}. Jouw telling van ${amount(own)} is later en staat er nu.`,
  otherStands: (name: string, own: number, other: number) =>
    `Een collega telde ${name} later dan jij. Er staat nu ${amount(other)} in plaats van ${amount(own)}.`,
  begun: (at: string) =>
    `Deze ronde begon op ${formatDate(at)} en is niet afgerond. Tel verder, of begin opnieuw.`,
  endedByOther:
    'Deze ronde is op een ander apparaat afgerond terwijl je telde. Overleg wat er al besteld is voordat je iets in je winkelmand legt.',
  endedByBoth:
    'Deze ronde was ook op een ander apparaat afgerond. Controleer of er niets dubbel in jullie winkelmanden ligt.',
  ended: 'De ronde is afgerond. Je tellingen staan op de lijst als laatste telling.',
  next: 'Begin een nieuwe ronde',
  restart: 'Begin opnieuw',
  restartTitle: 'Opnieuw beginnen?',
  restartText:
    'Je telt dan weer alle producten. Wat al geteld is, blijft op de lijst staan als laatste telling.',
  restartConfirm: 'Begin opnieuw',
  cancel: 'Annuleer',
  toList: 'Naar de lijst',
  nothing: 'Er is op deze lijst niets te tellen',
  nothingHelp: `Zet op de lijst bij een product de betekenis op ‘${listKindNames.stock}’, met het aantal dat je wilt hebben. Dan tel je het hier.`,
  views: { walk: 'Eén voor één', all: 'Hele lijst', done: 'Afronden' },
  viewsLabel: 'Weergave van de ronde',
  place: (place: number, count: number) => `${amount(place)} van ${amount(count)}`,
  arrived: (name: string, place: number, count: number) => `${name}, ${amount(place)} van ${amount(count)}.`,
  article: articleText,
  wanted: (quantity: number) => `Gewenst: ${amount(quantity)}`,
  lastCount: (counted: number, at: string | null, by: string, now: Date) =>
    `Laatste telling: ${amount(counted)}${at === null ? '' : `, ${moment(at, now)}`}${by === '' ? '' : ` door ${by}`}`,
  countedBy: (counted: number, at: string | null, by: string, now: Date) =>
    `Geteld: ${amount(counted)}${at === null ? '' : `, ${moment(at, now)}`}${by === '' ? '' : ` door ${by}`}`,
  howMany: (name: string) => `Hoeveel ${name} liggen er?`,
  inStock: 'Hoeveel liggen er?',
  wrongCount: `Vul een heel aantal in van 0 tot en met ${amount(maxLineQuantity)}. Een aangebroken verpakking telt niet mee.`,
  emptyCount: 'Vul in hoeveel er liggen, of kies ‘Overslaan’.',
  previous: 'Vorige',
  skip: 'Overslaan',
  nextLine: 'Volgende',
  soldOut: 'Nu niet op voorraad bij ons. Tel wel: dan staat de telling op je lijst.',
  scanLabel: 'Zoek op deze lijst',
  scanHint: 'Scan een streepjescode, of typ een naam of artikelnummer.',
  scanAdd: 'Zoek',
  found: (name: string) => `${name} gevonden.`,
  severalFound: (typed: string, count: number) =>
    `‘${typed}’ past op ${products(count)} van deze lijst. Kies er één.`,
  searching: (code: string) => `${code} wordt opgezocht.`,
  unknown: (code: string) => `‘${code}’ kennen we niet. Typ de naam of het artikelnummer van het product.`,
  notHere: (code: string) =>
    `‘${code}’ staat niet op deze lijst. Typ de naam of het artikelnummer van het product.`,
  notOnList: (name: string) => `${name} staat niet op deze lijst.`,
  toProduct: 'Bekijk het product en zet het op je lijst',
  allLines: {
    caption: 'Alles wat je telt',
    product: 'Product',
    wanted: 'Gewenst',
    counted: 'Geteld',
    last: 'Telling',
  },
  notCounted: 'Nog niet geteld',
  openLine: (name: string) => `Tel ${name}`,
  summary: {
    title: 'Wat je bestelt',
    order: (count: number) => `${products(count)} om aan te vullen`,
    orderLine: (name: string, quantity: number, counted: number, wanted: number) =>
      `${amount(quantity)} × ${name} (${amount(counted)} geteld, ${amount(wanted)} gewenst)`,
    soldOut: 'Nu niet op voorraad.',
    full: (count: number) => `Van ${products(count)} is er genoeg.`,
    fixed: (count: number) =>
      `${products(count)} met ‘${listKindNames.order}’ tel je niet. ${count === 1 ? 'Het vaste aantal gaat' : 'De vaste aantallen gaan'} mee in de bestelling.`,
    vanished: (count: number) =>
      `${products(count)} op deze lijst verkopen we niet meer. ${count === 1 ? 'Dat tel' : 'Die tel'} je niet.`,
    skipped: (count: number) =>
      `${products(count)} ${count === 1 ? 'is' : 'zijn'} nog niet geteld en ${count === 1 ? 'gaat' : 'gaan'} niet mee in de bestelling.`,
    nothingCounted: 'Je hebt nog niets geteld.',
    nothingToOrder: 'Er is genoeg van alles wat je hebt geteld. Je hoeft niets te bestellen.',
    end: 'Rond af zonder bestelling',
  },
  order: 'In winkelmand',
  camera: {
    open: 'Camera',
    close: 'Sluit camera',
    starting: 'De camera wordt geopend.',
    aim: 'Houd de streepjescode in beeld.',
    picture: 'Beeld van de camera',
    refused:
      'De camera mag niet worden gebruikt. Sta dat toe bij de instellingen van je browser, of typ de code of de naam.',
    missing: 'Dit apparaat heeft geen camera die we kunnen gebruiken. Typ de code of de naam.',
    failed:
      'De camera kon niet worden geopend. Sluit andere apps die hem gebruiken, of typ de code of de naam.',
  },
} as const;
