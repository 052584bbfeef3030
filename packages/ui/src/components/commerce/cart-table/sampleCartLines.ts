import type { StoryPicture } from '../../../testing/storyPicture.ts';
import type { CartLineProps } from '../cart-line/CartLine.tsx';

type SampleCartLine = Omit<CartLineProps, 'picture' | 'ref'> & { name: string; picture: StoryPicture };

/** A cart for stories: an incomplete deal, an exceeded limit, a free gift and ordinary lines. */
export const sampleCartLines: readonly SampleCartLine[] = [
  {
    name: 'Billendoekjes Puur',
    href: '#puur',
    contents: '99% water · 12 × 60 stuks',
    articleNumber: '101 512',
    unitPrice: '9,45',
    originalPrice: '11,90',
    quantity: 2,
    total: '18,90',
    note: { tone: 'sale', text: '2+1 gratis: nog 1 doos' },
    picture: { livery: 'mint', body: 'box', word: 'puur' },
  },
  {
    name: 'Appelsap',
    href: '#sap',
    contents: '12 × 1 liter',
    articleNumber: '102 110',
    unitPrice: '13,80',
    originalPrice: '16,20',
    quantity: 1,
    total: '13,80',
    picture: { livery: 'orange', body: 'bottle', word: 'sap' },
  },
  {
    name: 'Rijstwafels naturel',
    href: '#wafels',
    contents: '12 × 100 gram',
    articleNumber: '102 240',
    unitPrice: '13,20',
    quantity: 1,
    total: '13,20',
    picture: { livery: 'green', body: 'tube', word: 'naturel' },
  },
  {
    name: 'Plakkaatverf rood',
    href: '#verf',
    contents: 'Fles 500 ml',
    articleNumber: '105 201',
    unitPrice: '4,65',
    quantity: 3,
    total: '13,95',
    invalid: true,
    note: { tone: 'danger', text: 'Maximaal 2 flessen' },
    picture: { livery: 'orange', body: 'bottle' },
  },
  {
    name: 'Handzeep mild',
    href: '#zeep',
    contents: 'Pomp 500 ml',
    articleNumber: '103 205',
    unitPrice: '4,10',
    quantity: 2,
    total: '8,20',
    picture: { livery: 'pink', body: 'bottle' },
  },
  {
    name: 'Waskrijtjes dik',
    href: '#krijt',
    contents: 'Doos 5 kleuren',
    articleNumber: '105 310',
    unitPrice: '0,00',
    quantity: 1,
    total: '0,00',
    giveAway: true,
    picture: { livery: 'orange', body: 'box', word: 'krijtjes' },
  },
];
