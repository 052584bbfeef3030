import { colourKinds } from '../colourKinds.ts';
import type { SubCategory } from '../SubCategory.ts';

const { red, yellow, blue, green, orange } = colourKinds;

/** Sub category 'Rijden'. */
export const riding: SubCategory = {
  url: 'rijden',
  description: 'Rijden',
  intro: 'Driewielers, loopfietsen en karren voor druk gebruik.',
  articleBlock: 2,
  advice: 'Verf een rijbaan op het plein, dan botst er minder.',
  points: ['Stalen frame met vijf jaar garantie', 'Banden die niet lek raken'],
  families: [
    {
      name: '{merk} driewieler {soort}',
      brands: ['Magazijn', 'Buitenbof'],
      unit: 'stuk',
      shape: 'tricycle',
      word: 'driewieler',
      about: 'Driewieler met een laag zwaartepunt en een plank voor een passagier.',
      kinds: [red, yellow, blue, green, orange],
      sizes: [
        ['', '2–4 jaar', 12995, { figure: '2-4' }],
        ['', '4–6 jaar', 14995, { figure: '4-6' }],
      ],
    },
    {
      name: '{merk} {soort}',
      brands: ['Magazijn', 'Buitenbof'],
      unit: 'stuk',
      shape: 'tricycle',
      word: '{soort}',
      about: 'Om te duwen, te trekken en samen te sturen.',
      kinds: [
        ['loopfiets', 'sky', 'none', { factor: 0.7 }],
        ['taxi', 'yellow', 'star', { factor: 1.4 }],
        ['bakfiets', 'mint', 'none', { factor: 1.6 }],
        ['step', 'pink', 'none', { factor: 0.6 }],
        ['bolderkar', 'brown', 'none', { factor: 1.1 }],
      ],
      sizes: [
        ['', '2–4 jaar', 11995, { figure: '2-4' }],
        ['', '4–7 jaar', 13495, { figure: '4-7' }],
      ],
    },
  ],
};
