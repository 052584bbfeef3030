import { colourKinds } from '../colourKinds.ts';
import type { SubCategory } from '../SubCategory.ts';

const { red, yellow, blue, green, pink, mint } = colourKinds;

/** Sub category 'Bewaren & schenken'. */
export const storage: SubCategory = {
  url: 'bewaren-en-schenken',
  description: 'Bewaren & schenken',
  intro: 'Bakjes, trommels en kannen die goed sluiten.',
  articleBlock: 4,
  advice: 'Schrijf met een afwasbare stift datum en inhoud op het deksel.',
  points: ['Deksel dat klikt', 'Vriezer, magnetron en vaatwasser'],
  families: [
    {
      name: '{merk} bewaarbakjes {soort}',
      brands: ['Magazijn', 'Tafelvrind'],
      unit: 'set',
      shape: 'box',
      word: 'bewaar',
      about: 'Bakjes met een gekleurd deksel, voor fruit en restjes.',
      kinds: [red, yellow, blue, green],
      sizes: [
        ['', '0,5 liter · 6 stuks', 1295, { figure: '0,5' }],
        ['', '1 liter · 6 stuks', 1695, { figure: '1L' }],
        ['', '2 liter · 4 stuks', 1795, { figure: '2L' }],
      ],
    },
    {
      name: '{merk} schenkkan {soort}',
      brands: ['Magazijn', 'Tafelvrind'],
      unit: 'stuk',
      shape: 'jerrycan',
      word: 'kan',
      about: 'Kan met een schenktuit en een klein handvat, om zelf te schenken.',
      kinds: [blue, green, yellow, pink],
      sizes: [
        ['', '0,5 liter', 545, { figure: '0,5' }],
        ['', '1,5 liter', 895, { figure: '1,5' }],
      ],
    },
    {
      name: 'Broodtrommel {soort}',
      unit: 'stuk',
      shape: 'box',
      word: 'brood',
      about: 'Trommel met een vakje voor fruit en een plek voor de naam.',
      kinds: [
        ['vos', 'orange', 'fox'],
        ['uil', 'lilac', 'owl'],
        ['poes', 'pink', 'cat'],
        ['beer', 'brown', 'bear'],
        mint,
      ],
      sizes: [['', '18 × 13 cm', 495, { figure: '18' }]],
    },
  ],
};
