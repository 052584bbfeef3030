import type { PriceParts } from '../components/commerce/price-label/PriceLabel.tsx';
import type { StoryPicture } from './storyPicture.ts';

export interface SampleProduct {
  readonly name: string;
  readonly contents: string;
  readonly articleNumber: string;
  readonly picture: StoryPicture;
  readonly price: PriceParts;
  readonly unit: string;
  readonly originalPrice?: PriceParts;
  readonly tag?: { readonly tone: 'sale' | 'new'; readonly text: string };
}

const price = (integer: string, fraction: string): PriceParts => ({
  integer,
  fraction,
  spoken: `${integer} euro ${fraction}`,
});

export const sampleProducts: readonly SampleProduct[] = [
  {
    name: 'Pukkie luiers maat 4',
    contents: '8–14 kg · 4 × 44 stuks',
    articleNumber: '101 404',
    picture: { livery: 'green', body: 'bag', word: 'pukkie' },
    price: price('26', '95'),
    unit: 'per doos',
    originalPrice: price('31', '50'),
    tag: { tone: 'sale', text: '2+1 gratis' },
  },
  {
    name: 'Billendoekjes Zacht',
    contents: 'Zonder parfum · 12 × 72 stuks',
    articleNumber: '101 510',
    picture: { livery: 'sky', body: 'box', word: 'zacht' },
    price: price('11', '40'),
    unit: 'per doos',
  },
  {
    name: 'Toiletpapier 2-laags',
    contents: '6 × 8 rollen',
    articleNumber: '104 101',
    picture: { livery: 'mint', body: 'box', word: '2-laags' },
    price: price('18', '90'),
    unit: 'per baal',
  },
  {
    name: 'Rijstwafels naturel',
    contents: '12 × 100 gram',
    articleNumber: '102 240',
    picture: { livery: 'green', body: 'tube', word: 'naturel' },
    price: price('13', '20'),
    unit: 'per doos',
  },
  {
    name: 'Allesreiniger Fris',
    contents: 'Spray 750 ml',
    articleNumber: '103 101',
    picture: { livery: 'mint', body: 'bottle', word: 'fris' },
    price: price('2', '95'),
    unit: 'per fles',
  },
  {
    name: 'Appelsap',
    contents: '12 × 1 liter',
    articleNumber: '102 110',
    picture: { livery: 'orange', body: 'bottle', word: 'sap' },
    price: price('13', '80'),
    unit: 'per tray',
    originalPrice: price('16', '20'),
    tag: { tone: 'sale', text: '−15%' },
  },
  {
    name: 'Wegwerpslabben met opvangzakje, extra groot',
    contents: '4 × 100 stuks, per vel af te scheuren',
    articleNumber: '101 731',
    picture: { livery: 'pink', body: 'box', word: 'slabbers' },
    price: price('14', '20'),
    unit: 'per doos',
  },
  {
    name: 'Pukkie luierbroekjes maat 5',
    contents: '12–17 kg · 4 × 34 stuks',
    articleNumber: '101 455',
    picture: { livery: 'navy', body: 'bag', word: 'pukkie' },
    price: price('29', '50'),
    unit: 'per doos',
    tag: { tone: 'new', text: 'Nieuw' },
  },
  {
    name: 'Groepstafel berken, verstelbaar',
    contents: '120 × 80 cm',
    articleNumber: '111 020',
    picture: { livery: 'orange', body: 'box', word: 'tafel' },
    price: price('1.234', '50'),
    unit: 'per stuk',
    originalPrice: price('1.399', '00'),
    tag: { tone: 'sale', text: '−12%' },
  },
  {
    name: 'Zinkzalf',
    contents: 'Tube 100 ml',
    articleNumber: '101 620',
    picture: { livery: 'pink', body: 'tube', word: 'zink' },
    price: price('3', '85'),
    unit: 'per tube',
  },
];

export function sampleProduct(place: number): SampleProduct {
  const product = sampleProducts[place];
  if (!product) throw new Error(`There is no sample product ${place}.`);
  return product;
}
