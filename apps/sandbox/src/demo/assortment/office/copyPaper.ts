import { colourKinds } from '../colourKinds.ts';
import type { SubCategory } from '../SubCategory.ts';

const { yellow, blue, green, orange, pink } = colourKinds;

/** Sub category 'Papier & etiketten'. */
export const copyPaper: SubCategory = {
  url: 'papier-en-etiketten',
  description: 'Papier & etiketten',
  intro: 'Printpapier, enveloppen, notitieblokken en naamstickers.',
  articleBlock: 1,
  advice: 'Print dubbelzijdig en gebruik de restvellen als tekenpapier.',
  points: ['Voor printer en kopieerapparaat', 'Uit duurzaam bosbeheer'],
  families: [
    {
      name: '{merk} printpapier {soort} {maat}',
      brands: ['Magazijn', 'Ordewijs'],
      unit: 'doos',
      shape: 'paper-stack',
      word: 'print',
      about: 'Papier dat niet vastloopt, 80 gram.',
      kinds: [
        ['wit', 'sky', 'none'],
        ['gerecycled', 'green', 'leaf', { factor: 0.94 }],
      ],
      sizes: [
        ['A4', '5 × 500 vel', 2295, { figure: 'A4' }],
        ['A3', '5 × 500 vel', 4495, { figure: 'A3' }],
      ],
    },
    {
      name: 'Plaknotities {soort}',
      unit: 'pak',
      shape: 'paper-stack',
      word: 'notitie',
      about: 'Blaadjes die plakken en weer loslaten.',
      kinds: [yellow, blue, green, orange, pink],
      sizes: [
        ['', '76 × 76 mm · 12 blokken', 695, { figure: '76' }],
        ['', '127 × 76 mm · 12 blokken', 995, { figure: '127' }],
      ],
    },
    {
      name: '{soort} {maat}',
      unit: 'doos',
      shape: 'box',
      word: '{soort}',
      about: 'Voor post, namen en dossiers.',
      kinds: [
        ['enveloppen', 'cream', 'none'],
        ['naamstickers', 'yellow', 'star', { word: 'stickers' }],
        ['etiketten', 'sky', 'none'],
        ['lamineerhoezen', 'mint', 'none', { word: 'lamineer' }],
      ],
      sizes: [
        ['klein', '100 stuks', 895, { figure: '100' }],
        ['groot', '500 stuks', 2995, { figure: '500' }],
      ],
    },
  ],
};
