import { colourKinds } from '../colourKinds.ts';
import type { SubCategory } from '../SubCategory.ts';

const { red, yellow, blue, green, orange } = colourKinds;

/** Sub category 'Auto’s & dieren'. */
export const vehicles: SubCategory = {
  url: 'autos-en-dieren',
  description: 'Auto’s & dieren',
  intro: 'Wagens die rijden en dieren die blijven staan.',
  articleBlock: 5,
  advice: 'Een strook tape op de grond is een weg. Meer is niet nodig.',
  points: ['Vanaf 18 maanden', 'Zonder kleine losse delen'],
  families: [
    {
      name: '{merk} {soort}',
      brands: ['Magazijn', 'Bouwbeer'],
      unit: 'stuk',
      shape: 'vehicle',
      word: '{soort}',
      about: 'Wagen van beuken of gerecycled kunststof, met wielen die zacht lopen.',
      kinds: [
        ['brandweerwagen', 'red', 'none', { word: 'brand' }],
        ['vuilniswagen', 'green', 'none', { word: 'vuil' }],
        ['kiepwagen', 'yellow', 'none', { word: 'kiep' }],
        ['politieauto', 'blue', 'none', { word: 'politie' }],
        ['ambulance', 'cream', 'cross', { word: '112' }],
        ['schoolbus', 'orange', 'none', { word: 'bus' }],
      ],
      sizes: [
        ['', '22 cm', 1195, { figure: '22' }],
        ['', '45 cm', 2995, { figure: '45' }],
      ],
    },
    {
      name: 'Houten autootjes {soort}',
      unit: 'set',
      shape: 'vehicle',
      word: 'auto',
      about: 'Kleine auto uit één stuk hout.',
      kinds: [red, yellow, blue, green, orange],
      sizes: [['', '6 stuks', 1495, { figure: '6' }]],
    },
    {
      name: 'Speeldieren {soort}',
      unit: 'set',
      shape: 'box',
      word: '{soort}',
      about: 'Dieren van natuurrubber, stevig op hun poten.',
      kinds: [
        ['boerderij', 'green', 'cow-spots'],
        ['bos', 'brown', 'fox'],
        ['zee', 'blue', 'fish'],
        ['pool', 'sky', 'polar-bear'],
      ],
      sizes: [
        ['', '6 dieren', 1695, { figure: '6' }],
        ['', '12 dieren', 2995, { figure: '12' }],
      ],
    },
  ],
};
