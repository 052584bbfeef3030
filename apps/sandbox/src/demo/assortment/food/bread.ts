import { allergens } from '../allergens.ts';
import type { SubCategory } from '../SubCategory.ts';

/** Sub category 'Brood & beleg'. */
export const bread: SubCategory = {
  url: 'brood-en-beleg',
  description: 'Brood & beleg',
  intro: 'Beleg voor een gezonde boterham, in potten en kuipjes voor de hele groep.',
  articleBlock: 3,
  vat: 9,
  advice: 'Laat kinderen vanaf twee jaar zelf smeren. Schrijf de openingsdatum op de pot.',
  points: ['Grote potten voor de groep', 'Ongekoeld te bewaren tot openen'],
  families: [
    {
      name: '{merk} {soort} zonder zout',
      brands: ['Magazijn', 'Velderhof'],
      unit: 'tray',
      shape: 'jar',
      word: '{soort}',
      about: 'Pasta van geroosterde noten of zaden, zonder toegevoegd zout, suiker of palmvet.',
      kinds: [
        ['pindakaas', 'brown', 'peanut', { ingredients: 'Pinda 100%.' }],
        [
          'amandelpasta',
          'cream',
          'leaf',
          { word: 'amandel', factor: 1.9, ingredients: 'Amandel 100%.', allergens: 'Bevat noten (amandel).' },
        ],
        [
          'sesampasta',
          'yellow',
          'wheat',
          { word: 'sesam', factor: 1.3, ingredients: 'Sesamzaad 100%.', allergens: 'Bevat sesam.' },
        ],
      ],
      food: {
        ingredients: 'Noten of zaden 100%.',
        allergens: allergens.peanuts,
        nutrition: [50, 7.2, 12, 5.5, 7.8, 26, 0.02],
      },
      sizes: [['', '6 × 350 gram', 1530]],
    },
    {
      name: '{merk} fruitspread {soort}',
      brands: ['Magazijn', 'Zonnegaard'],
      unit: 'tray',
      shape: 'jar',
      word: '{soort}',
      about: 'Spread van fruit, gezoet met appelsap.',
      kinds: [
        ['aardbei', 'red', 'strawberry'],
        ['abrikoos', 'orange', 'sun'],
        ['kersen', 'pink', 'heart'],
        ['bosvruchten', 'lilac', 'leaf'],
      ],
      food: {
        ingredients: '{soort} 60%, appelsapconcentraat, pectine.',
        allergens: allergens.none,
        nutrition: [0.2, 0, 38, 35, 1.5, 0.5, 0.02],
      },
      sizes: [
        ['', '6 × 340 gram', 1395, { figure: '340' }],
        ['', 'Emmer 3 kg', 1745, { figure: '3 kg' }],
      ],
    },
    {
      name: 'Groentespread {soort}',
      unit: 'tray',
      shape: 'jar',
      word: '{soort}',
      about: 'Smeersel van groente en peulvruchten, mild van smaak.',
      kinds: [
        ['wortel', 'orange', 'carrot'],
        ['tomaat', 'red', 'leaf'],
        ['doperwt', 'green', 'leaf'],
        ['biet', 'pink', 'heart'],
        [
          'hummus',
          'cream',
          'leaf',
          {
            ingredients: 'Kikkererwten 62%, sesampasta 10%, raapzaadolie, citroensap.',
            allergens: 'Bevat sesam.',
          },
        ],
      ],
      food: {
        ingredients: '{soort} 45%, kikkererwten 20%, zonnebloemolie, citroensap, kruiden.',
        allergens: 'Kan sporen van selderij en sesam bevatten.',
        nutrition: [12, 1.3, 8.2, 3.8, 3.6, 3.4, 0.4],
      },
      sizes: [['', '6 × 135 gram', 995, { figure: '6' }]],
    },
    {
      name: '{soort} voor op brood',
      unit: 'doos',
      shape: 'box',
      word: '{soort}',
      about: 'Klassiek strooisel en beleg in een grootverpakking.',
      kinds: [
        ['anijshagel', 'sky', 'star'],
        ['muisjes', 'pink', 'heart'],
        ['appelstroop', 'green', 'apple', { ingredients: 'Appel 70%, suikerbiet 30%.' }],
        ['kokosbrood', 'cream', 'sun', { ingredients: 'Kokos 50%, suiker, glucosestroop.' }],
      ],
      food: {
        ingredients: 'Suiker, aardappelzetmeel, anijsolie.',
        allergens: 'Kan sporen van melk bevatten.',
        nutrition: [1.2, 0.9, 88, 82, 0.8, 0.9, 0.03],
      },
      sizes: [
        ['', '6 × 300 gram', 1095, { figure: '300' }],
        ['', '20 × 15 gram', 495, { figure: '20' }],
      ],
    },
    {
      name: '{merk} {soort}',
      brands: ['Graanwijs', 'Hapklaar'],
      unit: 'doos',
      shape: 'pouch',
      word: '{soort}',
      about: 'Brood dat je op voorraad hebt: lang houdbaar of af te bakken.',
      kinds: [
        ['volkoren brood, houdbaar', 'brown', 'wheat', { word: 'volkoren' }],
        ['wraps volkoren', 'yellow', 'wheat', { word: 'wraps' }],
        ['pitabroodjes mini', 'cream', 'wheat', { word: 'pita' }],
        ['krentenbollen mini', 'lilac', 'wheat', { word: 'krenten' }],
      ],
      food: {
        ingredients: 'Volkoren tarwemeel 62%, water, gist, raapzaadolie, zout.',
        allergens: allergens.wheat,
        nutrition: [3.4, 0.4, 43, 3.2, 6.6, 9.4, 0.9],
        storage: 'Na openen binnen twee dagen eten.',
      },
      sizes: [
        ['', '8 × 500 gram', 1595, { figure: '8' }],
        ['', '4 × 500 gram', 845, { figure: '4' }],
      ],
    },
  ],
};
