import { maxCartLines } from '@magazijn/domain/cart';
import { listKindNames, maxListLines, maxListNameLength } from '@magazijn/domain/lists';
import { articleText } from '@magazijn/domain/orders';

const products = (count: number) =>
  count === 1 ? '1 product' : `${count.toLocaleString('nl-NL')} producten`;
const lines = (count: number) => (count === 1 ? '1 regel' : `${count.toLocaleString('nl-NL')} regels`);
const names = new Intl.ListFormat('nl', { type: 'conjunction' });

export const listTexts = {
  title: 'Lijsten',
  one: 'Lijst',
  intro:
    'Maak een lijst per groep of kast, met de aantallen die je steeds bestelt. De hele lijst ligt dan in één keer in je winkelmand.',
  loading: 'Je lijsten laden',
  loadingList: 'Je lijst laden',
  products,
  columns: {
    name: 'Lijst',
    products: 'Producten',
    shared: 'Wie ziet deze lijst?',
    changed: 'Gewijzigd',
    round: 'Tellen',
  },
  sharedWith: 'Iedereen van je bedrijf',
  private: 'Alleen jij',
  none: 'Je hebt nog geen lijsten',
  noneHelp: 'Maak je eerste lijst bij ‘Nieuwe lijst’, of druk bij een product op ‘Zet op lijst’.',
  newTitle: 'Nieuwe lijst',
  name: 'Naam van de lijst',
  nameHint: 'Bijvoorbeeld de naam van een groep of kast.',
  nameMissing: 'Geef de lijst een naam.',
  nameTooLong: `Een naam heeft maximaal ${maxListNameLength} tekens.`,
  source: 'Begin met',
  sources: {
    empty: 'Een lege lijst',
    favourites: 'Je favorieten',
    cart: (count: number) => `Je winkelmand (${products(count)})`,
  },
  create: 'Maak lijst',
  notCreated: 'De lijst kon niet worden gemaakt. Controleer je verbinding en probeer opnieuw.',
  created: (name: string) => `${name} is gemaakt.`,
  gone: 'Deze lijst is er niet meer',
  goneHelp:
    'Misschien is de lijst in een ander venster of door een collega verwijderd, of deelt een collega de lijst niet meer.',
  /** Only the user who made a list can remove it or end its sharing. */
  goneWhileOpen: (isOwn: boolean) =>
    `${isOwn ? 'Deze lijst is in een ander venster verwijderd.' : 'Een collega heeft deze lijst verwijderd of deelt de lijst niet meer.'} Wat je ziet is niet meer bewaard. Maak er een kopie van als je het wilt houden.`,
  toLists: 'Naar je lijsten',
  saving: 'Bewaren…',
  saved: 'Alles is bewaard.',
  failed: 'Je wijzigingen zijn nog niet bewaard. Ze staan er nog.',
  offline: 'Je bent offline. Je wijzigingen staan er nog, en we bewaren ze zodra er weer verbinding is.',
  retry: 'Probeer opnieuw',
  merged:
    'Deze lijst is intussen ook in een ander venster of door een collega gewijzigd. Die wijzigingen staan er nu bij.',
  conflicts: (changed: readonly string[]) =>
    `Bij ${names.format(changed)} had de ander iets anders ingevuld. Jouw wijziging staat er nu: kijk of dat klopt.`,
  vanished: (count: number) =>
    count === 1
      ? 'Eén product op deze lijst verkopen we niet meer. Het staat er nog, maar gaat niet mee in je winkelmand.'
      : `${products(count)} op deze lijst verkopen we niet meer. Ze staan er nog, maar gaan niet mee in je winkelmand.`,
  vanishedLine: 'Dit product verkopen we niet meer.',
  soldOutLine: 'Niet op voorraad.',
  lastCount: (counted: number, date: string) => `Geteld op ${date}: ${counted.toLocaleString('nl-NL')}.`,
  round: 'Voorraadronde',
  roundOf: (name: string) => `Voorraadronde met ${name}`,
  article: articleText,
  table: {
    product: 'Product',
    quantity: 'Aantal',
    kind: 'Betekenis',
    price: 'Prijs',
    acts: 'Volgorde en verwijderen',
  },
  kinds: listKindNames,
  kindOf: (name: string) => `Wat betekent het aantal van ${name}?`,
  up: (name: string) => `Zet ${name} hoger`,
  down: (name: string) => `Zet ${name} lager`,
  remove: (name: string) => `Haal ${name} van de lijst`,
  moved: (name: string, place: number, count: number) => `${name} staat op plaats ${place} van ${count}.`,
  removed: (name: string) => `${name} is van de lijst.`,
  putBack: (name: string) => `${name} staat weer op de lijst.`,
  undo: 'Maak ongedaan',
  priceThen: (price: string) => `Was ${price}`,
  empty: 'Deze lijst is nog leeg',
  emptyHelp: 'Zoek hierboven een product, of zet er een op met ‘Zet op lijst’ bij het product.',
  add: 'Zet een product op de lijst',
  addHint: 'Zoek op naam, merk of artikelnummer.',
  added: (name: string) => `${name} staat nu onderaan de lijst.`,
  addedAlready: (name: string) => `${name} stond al op de lijst.`,
  notAdded: 'Het product kon niet op de lijst worden gezet. Controleer je verbinding en probeer opnieuw.',
  importTitle: 'Uit een bestand',
  file: 'Bestand met producten',
  fileHint: 'Een csv of xlsx tot 5 MB, met product en aantal.',
  reading: (name: string) => `${name} wordt gelezen.`,
  noLines: (name: string) =>
    `In ${name} staat geen regel met een product. Kies een lijst met product en aantal.`,
  unreadable: (name: string) =>
    `${name} kunnen we niet lezen. Sla het in Excel op als xlsx of csv en kies het opnieuw.`,
  imported: (added: number, known: number) =>
    [
      `${products(added)} uit het bestand ${added === 1 ? 'staat' : 'staan'} nu op de lijst.`,
      known > 0
        ? `${products(known)} ${known === 1 ? 'stond er al en houdt' : 'stonden er al en houden'} het aantal van de lijst.`
        : '',
    ]
      .filter(Boolean)
      .join(' '),
  notImported: (count: number) =>
    `${lines(count)} ${count === 1 ? 'is' : 'zijn'} niet overgenomen. Verbeter ze in het bestand hieronder en kies het opnieuw.`,
  importFailed: 'Het bestand kon nu niet worden overgenomen. Controleer je verbinding en kies het opnieuw.',
  tooLong: (count: number) =>
    `Een lijst heeft maximaal ${maxListLines} producten: ${lines(count)} ${count === 1 ? 'is' : 'zijn'} niet gelezen.`,
  saveProblems: 'Download de regels die niet zijn overgenomen (csv)',
  problemsFile: 'niet-overgenomen.csv',
  problemColumns: ['Artikelnummer', 'Aantal', 'Betekenis', 'Wat er is'],
  problems: {
    'no-product': 'Vul een artikelnummer, EAN of naam in.',
    unknown: 'Dit kennen we niet. Controleer het nummer of de naam.',
    several: 'Dit past op meer producten. Vul het artikelnummer in.',
    failed: 'Dit konden we nu niet opzoeken.',
    meaning: `Vul bij ‘Betekenis’ ‘${listKindNames.order}’ of ‘${listKindNames.stock}’ in.`,
    'two-meanings': 'Dit product staat al in het bestand, met een andere betekenis. Kies er één.',
  },
  shared: 'Gedeeld met je collega’s',
  sharedHint: 'Iedereen van je bedrijf ziet en wijzigt deze lijst.',
  privateHint: 'Alleen jij ziet deze lijst.',
  settings: 'Deze lijst',
  duplicate: 'Maak een kopie',
  copyOf: (name: string) => `Kopie van ${name}`,
  export: 'Download als csv',
  exportColumns: ['Artikelnummer', 'Product', 'Aantal', 'Betekenis'],
  print: 'Print als paklijst',
  pickColumns: { done: 'Gepakt', article: 'Artikelnummer', product: 'Product', quantity: 'Aantal' },
  pickStock: 'gewenste voorraad',
  delete: 'Verwijder deze lijst',
  deleteTitle: (name: string) => `${name} verwijderen?`,
  deleteText: (shared: boolean) =>
    `${shared ? 'De lijst verdwijnt ook bij je collega’s. ' : ''}Dit kun je niet ongedaan maken.`,
  deleteOrdered: (standingOrders: readonly string[]) =>
    `${
      standingOrders.length === 1
        ? `De herhaalorder ${names.format(standingOrders)} gebruikt deze lijst, en bestelt`
        : `De herhaalorders ${names.format(standingOrders)} gebruiken deze lijst, en bestellen`
    } dan niets meer tot je een andere lijst kiest.`,
  deleteConfirm: 'Verwijder',
  cancel: 'Annuleer',
  deleted: (name: string) => `${name} is verwijderd.`,
  notDeleted: 'De lijst kon niet worden verwijderd. Controleer je verbinding en probeer opnieuw.',
  order: 'Alles in winkelmand',
  orderTitle: 'Dit komt in je winkelmand',
  orderIntro: 'Controleer de aantallen. Er ligt nog niets in je winkelmand.',
  orderLines: 'Wat je van deze lijst bestelt',
  wanted: (count: number) => `Gewenste voorraad: ${count.toLocaleString('nl-NL')}. Vul in wat je nodig hebt.`,
  counted: (wanted: number, counted: number) =>
    `Gewenste voorraad: ${wanted.toLocaleString('nl-NL')}. Geteld: ${counted.toLocaleString('nl-NL')}.`,
  inCart: (count: number) =>
    `Er ${count === 1 ? 'ligt er al 1' : `liggen er al ${count.toLocaleString('nl-NL')}`} in je winkelmand.`,
  full: 'Je winkelmand heeft al het maximum van dit product.',
  most: {
    stock: (max: number) => `Nog ${max.toLocaleString('nl-NL')} op voorraad.`,
    limit: (max: number) => `Maximaal ${max.toLocaleString('nl-NL')} per bestelling.`,
    line: (max: number) => `Maximaal ${max.toLocaleString('nl-NL')} per artikel.`,
  },
  priceSince: (then: string, now: string, date: string) => `Prijs sinds ${date}: van ${then} naar ${now}.`,
  makeIt: (quantity: number) => `Maak er ${quantity.toLocaleString('nl-NL')} van`,
  soldOutOther: 'Niet op voorraad. Dit lijkt erop:',
  take: 'Neem dit',
  replaced: (other: string, name: string) => `${other} staat er nu in plaats van ${name}.`,
  total: (sum: string) => `Totaal excl. btw: ${sum}`,
  mistakes: (count: number) =>
    `Bij ${products(count)} klopt het aantal nog niet. Verbeter het, of haal het vinkje weg.`,
  beyondCart: (count: number) =>
    `Een winkelmand heeft maximaal ${maxCartLines} verschillende artikelen. Haal er ${count === 1 ? 'één' : count} uit.`,
  nothingChosen: 'Kies minstens één product.',
  confirmOrder: (count: number) => `Leg ${products(count)} in je winkelmand`,
  ordered: (count: number) =>
    `${count === 1 ? '1 product ligt' : `${products(count)} liggen`} in je winkelmand.`,
  notOrdered: 'Er is niets in je winkelmand gelegd.',
  toCart: 'Naar je winkelmand',
  undone: 'Je winkelmand is weer zoals die was.',
} as const;
