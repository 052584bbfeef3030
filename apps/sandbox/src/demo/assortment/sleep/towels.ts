import { colourKinds } from '../colourKinds.ts';
import type { SubCategory } from '../SubCategory.ts';

const { red, yellow, blue, green, orange, pink, mint, lilac } = colourKinds;

/** Sub category 'Handdoeken & doeken'. */
export const towels: SubCategory = {
  url: 'handdoeken-en-doeken',
  description: 'Handdoeken & doeken',
  intro: 'Washandjes, handdoeken en hydrofiele doeken per pak.',
  articleBlock: 3,
  advice: 'Reken op drie washandjes per kind per dag en was ze na één keer gebruiken.',
  points: ['Van katoen', 'Wasbaar op 90 °C'],
  families: [
    {
      name: '{merk} washandjes {soort}',
      brands: ['Magazijn', 'Dommeldons'],
      unit: 'pak',
      shape: 'folded-textile',
      word: 'was',
      about: 'Washandjes van badstof in een kindermaat.',
      kinds: [red, yellow, blue, green, orange, pink],
      sizes: [
        ['', '12 × 16 cm · 12 stuks', 1195, { figure: '12' }],
        ['', '15 × 20 cm · 24 stuks', 2295, { figure: '24' }],
      ],
    },
    {
      name: 'Hydrofiele doeken {soort}',
      unit: 'pak',
      shape: 'folded-textile',
      word: 'hydrofiel',
      about: 'Dun geweven doeken om te deppen, te dragen en te dekken.',
      kinds: [['wit', 'cream', 'none'], ['ster', 'sky', 'star'], mint, lilac],
      sizes: [
        ['', '60 × 60 cm · 10 stuks', 1675, { figure: '60' }],
        ['', '70 × 70 cm · 10 stuks', 1995, { figure: '70' }],
      ],
    },
    {
      name: 'Handdoek {soort}',
      unit: 'pak',
      shape: 'folded-textile',
      word: 'handdoek',
      about: 'Handdoek met een lus die een kind zelf ophangt.',
      kinds: [red, yellow, blue, green],
      sizes: [
        ['', '30 × 50 cm · 6 stuks', 1495, { figure: '50' }],
        ['', '50 × 100 cm · 4 stuks', 2195, { figure: '100' }],
      ],
    },
  ],
};
