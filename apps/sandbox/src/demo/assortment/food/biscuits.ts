import { allergens } from '../allergens.ts';
import type { SubCategory } from '../SubCategory.ts';

/** Sub category 'Crackers & koek'. */
export const biscuits: SubCategory = {
  url: 'crackers-en-koek',
  description: 'Crackers & koek',
  intro: 'Wafels, crackers en soepstengels voor het tussendoortje.',
  articleBlock: 4,
  vat: 9,
  advice: 'Kies voor elke dag een hartig tussendoortje en bewaar koek voor een feestje.',
  points: ['Per portie uit te delen', 'Verzegeld per pak'],
  families: [
    {
      name: 'Rijstwafels {soort}',
      unit: 'doos',
      shape: 'pouch',
      word: 'rijstwafel',
      about: 'Luchtige wafels van volkoren rijst, rond en makkelijk vast te houden.',
      kinds: [
        ['naturel', 'green', 'wheat', { ingredients: 'Volkoren rijst 99,8%, zeezout.' }],
        ['appel', 'red', 'apple'],
        ['aardbei', 'pink', 'strawberry'],
        ['wortel', 'orange', 'carrot'],
        ['banaan', 'yellow', 'banana'],
      ],
      food: {
        ingredients: 'Volkoren rijst 92%, {soort}.',
        allergens: allergens.none,
        nutrition: [2.8, 0.6, 79, 1.2, 3.4, 8.1, 0.02],
      },
      sizes: [['', '12 × 100 gram', 1320]],
    },
    {
      name: '{merk} maïswafels {soort}',
      brands: ['Magazijn', 'Graanwijs'],
      unit: 'doos',
      shape: 'pouch',
      word: 'maïswafel',
      about: 'Knapperige wafels van maïs, van zichzelf zonder gluten.',
      kinds: [
        ['naturel', 'yellow', 'sun', { ingredients: 'Maïs 100%.' }],
        ['zeezout', 'sky', 'wave'],
        ['tomaat', 'red', 'leaf'],
      ],
      food: {
        ingredients: 'Maïs 99%, {soort}.',
        allergens: allergens.none,
        nutrition: [1.4, 0.3, 82, 0.9, 3.1, 7.6, 0.1],
      },
      sizes: [
        ['', '12 × 120 gram', 1420],
        ['', '24 × 30 gram', 1195, { figure: '24' }],
      ],
    },
    {
      name: '{merk} {soort}',
      brands: ['Magazijn', 'Graanwijs'],
      unit: 'doos',
      shape: 'box',
      word: '{soort}',
      about: 'Hartig en krokant, voor bij de soep of zo uit de hand.',
      kinds: [
        ['soepstengels', 'orange', 'wheat', { word: 'stengels' }],
        ['volkoren crackers', 'brown', 'wheat', { word: 'crackers' }],
        ['mini-toastjes', 'yellow', 'wheat', { word: 'toastjes' }],
        [
          'knäckebröd',
          'cream',
          'wheat',
          { ingredients: 'Volkoren roggemeel 96%, gist, zout.', allergens: 'Bevat gluten (rogge).' },
        ],
        ['beschuit volkoren', 'red', 'wheat', { word: 'beschuit' }],
      ],
      food: {
        ingredients: 'Volkoren tarwemeel 80%, raapzaadolie, gist, zout.',
        allergens: allergens.wheat,
        nutrition: [7.2, 0.8, 64, 2.4, 8.8, 12, 0.8],
      },
      sizes: [
        ['', '12 × 125 gram', 1395, { figure: '125' }],
        ['', '24 × 75 gram', 1795, { figure: '24' }],
      ],
    },
    {
      name: '{soort} zonder toegevoegde suiker',
      unit: 'doos',
      shape: 'box',
      word: '{soort}',
      about: 'Zachte koek, gezoet met fruit.',
      kinds: [
        ['kinderkoekjes', 'sky', 'bear', { word: 'koekjes' }],
        ['haverkoeken', 'cream', 'wheat', { word: 'haver' }],
        ['fruitrepen appel', 'green', 'apple', { word: 'reep' }],
        ['fruitrepen dadel', 'brown', 'leaf', { word: 'reep' }],
        ['ontbijtkoek', 'orange', 'wheat'],
      ],
      food: {
        ingredients: 'Havermout 48%, appel 22%, dadel 18%, raapzaadolie, kaneel.',
        allergens: allergens.oats,
        nutrition: [9.5, 1.1, 58, 21, 7.4, 8.2, 0.1],
      },
      sizes: [
        ['', '8 × 150 gram', 1445, { figure: '8' }],
        ['', '40 × 20 gram', 1795, { figure: '40' }],
      ],
    },
  ],
};
