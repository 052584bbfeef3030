import { colourKinds } from '../colourKinds.ts';
import type { SubCategory } from '../SubCategory.ts';

const { red, yellow, blue, green } = colourKinds;

/** Sub category 'Bouwen'. */
export const building: SubCategory = {
  url: 'bouwen',
  description: 'Bouwen',
  intro: 'Blokken, planken en knikkerbanen die tegen een stootje kunnen.',
  articleBlock: 2,
  advice: 'Geef de bouwhoek een eigen mat, dan mag een toren blijven staan tot morgen.',
  points: ['Van hout uit duurzaam bosbeheer', 'Randen afgerond'],
  families: [
    {
      name: '{merk} houten {soort}',
      brands: ['Magazijn', 'Bouwbeer'],
      unit: 'set',
      shape: 'blocks',
      word: '{soort}',
      about: 'Massief houten blokken met verf op waterbasis.',
      kinds: [
        ['letterblokken', 'green', 'duck', { word: 'abc' }],
        ['cijferblokken', 'sky', 'star', { word: '123' }],
        ['kasteelblokken', 'red', 'sun', { word: 'burcht' }],
        ['regenboogblokken', 'yellow', 'heart', { word: 'kleur' }],
        ['blanke blokken', 'cream', 'leaf', { word: 'blank' }],
      ],
      sizes: [
        ['', '30 blokken', 2250],
        ['', '100 blokken', 5495, { figure: '100' }],
      ],
    },
    {
      name: '{merk} bouwstenen {soort}',
      brands: ['Bouwbeer', 'Hobbeldebob'],
      unit: 'doos',
      shape: 'box',
      word: 'stenen',
      about: 'Grote kunststof stenen die stevig klikken en makkelijk loslaten.',
      points: ['Vanaf 18 maanden', 'Mogen in de vaatwasser'],
      kinds: [red, yellow, blue, green],
      sizes: [
        ['', '60 stuks', 2995, { figure: '60' }],
        ['', '120 stuks', 5495, { figure: '120' }],
      ],
    },
    {
      name: '{soort}',
      unit: 'set',
      shape: 'box',
      word: '{soort}',
      about: 'Om samen te bouwen en te kijken wat er rolt.',
      kinds: [
        ['knikkerbaan', 'lilac', 'star'],
        ['treinbaan', 'navy', 'none'],
        ['bouwplankjes', 'cream', 'none', { word: 'plankjes' }],
        ['magneettegels', 'pink', 'sun', { word: 'magneet', factor: 1.6 }],
      ],
      sizes: [
        ['', '50 delen', 3495, { figure: '50' }],
        ['', '100 delen', 5995, { figure: '100' }],
        ['', '200 delen', 10495, { figure: '200' }],
      ],
    },
  ],
};
