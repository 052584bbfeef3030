import { allergens } from '../allergens.ts';
import type { SubCategory } from '../SubCategory.ts';

/** Sub category 'Soep, pasta & groente'. */
export const warmMeals: SubCategory = {
  url: 'warme-maaltijd',
  description: 'Soep, pasta & groente',
  intro: 'De basis voor een warme maaltijd: pasta, rijst, groente in blik en mild gekruide saus.',
  articleBlock: 5,
  vat: 9,
  advice: 'Reken op 60 gram droge pasta of rijst per kind vanaf twee jaar, en op 75 gram groente.',
  points: ['Grootverpakking', 'Weinig of geen zout'],
  families: [
    {
      name: '{merk} volkoren {soort}',
      brands: ['Magazijn', 'Graanwijs'],
      unit: 'doos',
      shape: 'sack',
      word: '{soort}',
      about: 'Volkoren pasta die in tien minuten gaar is.',
      kinds: [
        ['penne', 'red', 'wheat'],
        ['macaroni', 'yellow', 'wheat'],
        ['fusilli', 'green', 'wheat'],
        ['letterpasta', 'sky', 'star'],
      ],
      food: {
        ingredients: 'Volkoren griesmeel van durumtarwe, water.',
        allergens: allergens.wheat,
        nutrition: [2.1, 0.4, 63, 3, 8.5, 13, 0.02],
      },
      sizes: [
        ['', '12 × 500 gram', 1795, { figure: '12' }],
        ['', 'Zak 5 kg', 1295, { figure: '5 kg' }],
      ],
    },
    {
      name: '{soort}',
      unit: 'zak',
      shape: 'sack',
      word: '{soort}',
      about: 'Graan voor de warme maaltijd, gaar in een kwartier.',
      kinds: [
        ['zilvervliesrijst', 'brown', 'wheat', { word: 'rijst' }],
        ['couscous volkoren', 'yellow', 'sun', { word: 'couscous', allergens: allergens.wheat }],
        ['bulgur', 'orange', 'wheat', { allergens: allergens.wheat }],
        ['linzen rood', 'red', 'leaf', { word: 'linzen' }],
      ],
      food: {
        ingredients: '100% {soort}.',
        allergens: allergens.none,
        nutrition: [2.2, 0.5, 70, 1.2, 5, 9, 0.01],
      },
      sizes: [
        ['', 'Zak 5 kg', 1445, { figure: '5 kg' }],
        ['', '8 × 400 gram', 1295, { figure: '8' }],
      ],
    },
    {
      name: '{merk} {soort} zonder zout',
      brands: ['Magazijn', 'Velderhof'],
      unit: 'tray',
      shape: 'can',
      word: '{soort}',
      about: 'Groente in blik zonder toegevoegd zout.',
      kinds: [
        ['doperwten', 'green', 'leaf'],
        ['worteltjes', 'orange', 'carrot'],
        ['sperziebonen', 'mint', 'leaf', { word: 'bonen' }],
        ['maïs', 'yellow', 'sun'],
        ['kikkererwten', 'cream', 'leaf', { word: 'kikkererwt' }],
        ['bruine bonen', 'brown', 'leaf'],
      ],
      food: {
        ingredients: '{soort} 65%, water.',
        allergens: allergens.none,
        nutrition: [0.6, 0.1, 9.5, 3.2, 4.6, 4.2, 0.02],
      },
      sizes: [['', '12 × 400 gram', 1195, { figure: '400' }]],
    },
    {
      name: '{soort}',
      unit: 'tray',
      shape: 'jar',
      word: '{soort}',
      about: 'Gladde saus met veel groente en milde kruiden.',
      kinds: [
        ['tomatensaus met wortel', 'red', 'carrot', { word: 'tomaat' }],
        ['pompoensaus', 'orange', 'sun', { word: 'pompoen' }],
        ['broccolisaus', 'green', 'leaf', { word: 'broccoli' }],
        ['milde currysaus', 'yellow', 'leaf', { word: 'curry' }],
      ],
      food: {
        ingredients: 'Groente 78%, water, olijfolie, kruiden.',
        allergens: allergens.none,
        nutrition: [1.8, 0.3, 6.6, 4.8, 1.9, 1.4, 0.15],
      },
      sizes: [
        ['', '6 × 490 gram', 1395, { figure: '490' }],
        ['', '3 × 1,7 kg', 1895, { figure: '1,7' }],
      ],
    },
    {
      name: '{soort}soep, mild',
      unit: 'tray',
      shape: 'carton',
      word: '{soort}',
      about: 'Soep om op te warmen, met weinig zout en fijne stukjes.',
      kinds: [
        ['tomaten', 'red', 'heart'],
        ['groente', 'green', 'carrot'],
        ['pompoen', 'orange', 'sun'],
        ['kippen', 'yellow', 'duck', { word: 'kip' }],
      ],
      food: {
        ingredients: 'Water, groente 42%, aardappel, raapzaadolie, kruiden.',
        allergens: 'Kan sporen van selderij bevatten.',
        nutrition: [1.2, 0.2, 5.4, 3.1, 1.2, 1.3, 0.3],
        per: 'ml',
      },
      sizes: [['', '8 × 1 liter', 1745, { figure: '8' }]],
    },
  ],
};
