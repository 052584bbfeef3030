import { colourKinds } from '../colourKinds.ts';
import type { SubCategory } from '../SubCategory.ts';

const { red, yellow, blue, lightBlue, green, orange, pink, lilac, brown, cream } = colourKinds;

/** Sub category 'Papier & karton'. */
export const craftPaper: SubCategory = {
  url: 'papier-en-karton',
  description: 'Papier & karton',
  intro: 'Tekenpapier, kleurpapier en karton per pak van honderden vellen.',
  articleBlock: 4,
  advice: 'Snijd restjes in stroken en bewaar ze per kleur: goed voor vlechten en plakken.',
  points: ['Zuurvrij', 'Snijdt en vouwt zonder te scheuren'],
  families: [
    {
      name: 'Kleurpapier {soort} {maat}',
      unit: 'pak',
      shape: 'paper-stack',
      word: 'kleur',
      about: 'Stevig gekleurd papier, door en door gekleurd.',
      kinds: [red, yellow, blue, lightBlue, green, orange, pink, lilac, brown, cream],
      sizes: [
        ['A4', '120 gram · 100 vel', 545, { figure: 'A4' }],
        ['A3', '120 gram · 100 vel', 995, { figure: 'A3' }],
      ],
    },
    {
      name: 'Fotokarton {soort}',
      unit: 'pak',
      shape: 'paper-stack',
      word: 'karton',
      about: 'Karton van 300 gram voor maskers, doosjes en kaarten.',
      kinds: [red, yellow, blue, green, orange, pink, brown, cream],
      sizes: [['', '50 × 70 cm · 25 vel', 1295, { figure: '25' }]],
    },
    {
      name: '{merk} {soort}',
      brands: ['Magazijn', 'Kleurzaam'],
      unit: 'pak',
      shape: 'paper-stack',
      word: '{soort}',
      about: 'Papier om op te tekenen, te vouwen of door te laten schijnen.',
      kinds: [
        ['tekenpapier', 'sky', 'sun', { word: 'teken' }],
        ['vouwblaadjes', 'pink', 'star', { word: 'vouw' }],
        ['zijdevloei', 'lilac', 'daisy', { word: 'zijde' }],
        ['crêpepapier', 'orange', 'heart', { word: 'crêpe' }],
        ['vliegerpapier', 'mint', 'wave', { word: 'vlieger' }],
      ],
      sizes: [
        ['', '250 vel', 895, { figure: '250' }],
        ['', '500 vel', 1595, { figure: '500' }],
      ],
    },
  ],
};
