import { articleText, type OrderRhythm } from '@magazijn/domain/orders';

const products = (count: number) =>
  count === 1 ? '1 product' : `${count.toLocaleString('nl-NL')} producten`;

const units = { day: ['dag', 'dagen'], week: ['week', 'weken'], month: ['maand', 'maanden'] } as const;

export const purchaseTexts = {
  title: 'Eerder gekocht',
  intro:
    'Alles wat jouw bedrijf ooit bestelde. ‘Voeg toe’ legt er evenveel in je winkelmand als de laatste keer.',
  loading: 'Je eerdere aankopen laden',
  search: 'Zoek in je eerdere aankopen',
  searchHint: 'Op naam, merk, artikelnummer of EAN.',
  shown: (total: number, all: number) => (total === all ? products(all) : `${total} van ${products(all)}`),
  columns: {
    product: 'Product',
    last: 'Laatst besteld',
    times: 'Hoe vaak',
    price: 'Prijs',
    acts: 'Bestellen',
  },
  article: articleText,
  times: (count: number) => `${count.toLocaleString('nl-NL')} keer`,
  rhythm: ({ every, unit }: OrderRhythm) =>
    every === 1 ? `elke ${units[unit][0]}` : `om de ${every} ${units[unit][1]}`,
  add: (quantity: number) => `Voeg ${quantity.toLocaleString('nl-NL')} toe`,
  priceThen: (price: string) => `Toen ${price}`,
  vanished: 'Dit product verkopen we niet meer.',
  none: 'Je hebt nog niets besteld',
  noneHelp: 'Wat je bestelt, vind je hier terug.',
  toShop: 'Bekijk de best verkochte producten',
  nothingFound: 'Geen producten gevonden',
  nothingFoundHelp: 'Zoek op een ander woord, een merk of een artikelnummer.',
  clearSearch: 'Toon alles wat je kocht',
  failed: 'Je eerdere aankopen konden niet worden opgehaald. Probeer het opnieuw.',
  retry: 'Probeer opnieuw',
} as const;
