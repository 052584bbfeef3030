import { colourKinds } from '../colourKinds.ts';
import type { SubCategory } from '../SubCategory.ts';

const { red, yellow, blue, green } = colourKinds;

/** Sub category 'Zand & water'. */
export const sand: SubCategory = {
  url: 'zand-en-water',
  description: 'Zand & water',
  intro: 'Scheppen, emmers, zeven en alles waar water uit komt.',
  articleBlock: 1,
  advice: 'Dek de zandbak elke avond af en hark hem elke ochtend door.',
  points: ['Tegen zon en vorst', 'Zonder scherpe randen'],
  families: [
    {
      name: '{merk} {maat} {soort}',
      brands: ['Magazijn', 'Buitenbof'],
      unit: 'set',
      shape: 'sand-toys',
      word: '{maat}',
      about: 'Zandbakspeelgoed van dik kunststof.',
      kinds: [red, yellow, blue, green],
      sizes: [
        ['scheppen', '25 cm · 10 stuks', 1495, { figure: '10' }],
        ['emmers', '2 liter · 6 stuks', 1695, { figure: '6' }],
        ['gieters', '1 liter · 4 stuks', 1595, { figure: '4' }],
      ],
    },
    {
      name: '{soort}',
      unit: 'stuk',
      shape: 'sack',
      word: '{soort}',
      about: 'Voor de zandbak en de buitenkeuken.',
      points: ['Gewassen en gezeefd', 'Op pallet te bestellen'],
      kinds: [
        ['speelzand', 'yellow', 'sun'],
        ['potgrond', 'brown', 'leaf'],
        ['schelpen', 'cream', 'wave', { factor: 1.4 }],
        ['boomschors', 'orange', 'leaf', { word: 'schors', factor: 1.2 }],
      ],
      sizes: [
        ['', 'Zak 20 kg', 495, { figure: '20' }],
        ['', '10 zakken van 20 kg', 4495, { figure: '200' }],
      ],
    },
  ],
};
