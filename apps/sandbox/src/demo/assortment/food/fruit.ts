import { allergens } from '../allergens.ts';
import type { SubCategory } from '../SubCategory.ts';

/** Sub category 'Fruit & sappen'. */
export const fruit: SubCategory = {
  url: 'fruit',
  description: 'Fruit & sappen',
  intro: 'Fruit in pot en blik, knijpfruit, gedroogd fruit en sap.',
  articleBlock: 1,
  vat: 9,
  advice:
    'Bied fruit op een vast moment aan, bijvoorbeeld om half tien. Schenk sap aan met water en geef het bij de maaltijd.',
  points: ['Zonder kunstmatige kleurstoffen', 'Per tray te stapelen'],
  families: [
    {
      name: '{merk} {soort}',
      brands: ['Magazijn'],
      unit: 'tray',
      shape: 'carton',
      word: 'sap',
      about: 'Sap van geperst fruit, niet uit concentraat.',
      kinds: [['appelsap', 'green', 'apple']],
      food: {
        ingredients: '100% appelsap.',
        allergens: allergens.none,
        nutrition: [0.1, 0, 10.6, 10.2, 0.2, 0.1, 0.01],
        per: 'ml',
        storage: 'Na openen gekoeld, vier dagen houdbaar.',
      },
      sizes: [
        ['', '12 × 1 liter', 1620],
        ['', '24 × 200 ml', 1095, { figure: '24' }],
      ],
    },
    {
      name: '{merk} {soort}',
      brands: ['Zonnegaard'],
      unit: 'tray',
      shape: 'carton',
      word: '{soort}',
      about: 'Geperst fruit van Zonnegaard, zonder toegevoegde suiker.',
      deal: { kind: 'percentage', percentage: 15 },
      offer: 'sinaasappelsap',
      kinds: [
        ['sinaasappelsap', 'orange', 'sun', { word: 'sinaas' }],
        ['perensap', 'mint', 'pear'],
        ['appel-perensap', 'green', 'pear', { word: 'appel-peer' }],
        ['multivruchtensap', 'yellow', 'banana', { word: 'multi' }],
        ['appel-aardbeisap', 'pink', 'strawberry', { word: 'aardbei' }],
      ],
      food: {
        ingredients: '100% {soort}.',
        allergens: allergens.none,
        nutrition: [0.1, 0, 10.2, 9.6, 0.2, 0.4, 0.01],
        per: 'ml',
        storage: 'Na openen gekoeld, vier dagen houdbaar.',
      },
      sizes: [['', '12 × 1 liter', 1725]],
    },
    {
      name: '{soort} zonder toegevoegde suiker',
      unit: 'tray',
      shape: 'jar',
      word: '{soort}',
      about: 'Moes van rijp fruit, fijn gemalen en zonder toegevoegde suiker.',
      kinds: [
        ['appelmoes', 'green', 'apple'],
        ['appel-aardbeimoes', 'red', 'strawberry', { word: 'aardbei' }],
        ['perenmoes', 'mint', 'pear'],
        ['appel-banaanmoes', 'yellow', 'banana', { word: 'banaan' }],
      ],
      food: {
        ingredients: 'Fruit 99,8%, antioxidant: ascorbinezuur.',
        allergens: allergens.none,
        nutrition: [0.2, 0, 11.4, 10.6, 1.6, 0.3, 0.01],
      },
      sizes: [['', '6 × 700 gram', 1085, { figure: '700' }]],
    },
    {
      name: '{merk} knijpfruit {soort}',
      brands: ['Magazijn', 'Velderhof'],
      unit: 'doos',
      shape: 'pouch',
      word: '{soort}',
      about: 'Zakje fruit met een draaidop, voor onderweg en op het speelplein.',
      kinds: [
        ['appel', 'green', 'apple', { ingredients: 'Appel 100%.' }],
        ['peer', 'mint', 'pear'],
        ['banaan', 'yellow', 'banana'],
        ['aardbei', 'pink', 'strawberry'],
        ['wortel', 'orange', 'carrot'],
      ],
      food: {
        ingredients: 'Appel 70%, {soort} 30%.',
        allergens: allergens.none,
        nutrition: [0.2, 0, 12.1, 10.8, 1.7, 0.4, 0.01],
      },
      sizes: [
        ['', '24 × 90 gram', 1695, { figure: '90' }],
        ['', '48 × 90 gram', 3245, { figure: '48' }],
      ],
    },
    {
      name: '{soort}',
      unit: 'doos',
      shape: 'box',
      word: '{soort}',
      about: 'Gedroogd fruit in kleine doosjes of een grote zak, om uit te delen.',
      kinds: [
        ['rozijnen', 'lilac', 'sun'],
        ['gedroogde abrikozen', 'orange', 'sun', { word: 'abrikozen', factor: 1.5 }],
        ['appelringen', 'green', 'apple', { factor: 1.35 }],
        ['dadels zonder pit', 'brown', 'leaf', { word: 'dadels', factor: 1.2 }],
      ],
      food: {
        ingredients: '{soort} 99,5%, zonnebloemolie.',
        allergens: 'Kan sporen van noten bevatten.',
        nutrition: [0.6, 0.1, 71, 66, 5.4, 2.9, 0.05],
      },
      sizes: [
        ['', '36 × 40 gram', 1295, { figure: '36' }],
        ['', 'Zak 2,5 kg', 1645, { figure: '2,5' }],
      ],
    },
    {
      name: '{soort} op sap',
      unit: 'tray',
      shape: 'can',
      word: '{soort}',
      about: 'Blik fruit op eigen sap, in stukjes die je zo kunt uitdelen.',
      kinds: [
        ['perzik', 'orange', 'sun'],
        ['ananas', 'yellow', 'leaf'],
        ['mandarijn', 'orange', 'leaf'],
        ['fruitmix', 'red', 'strawberry'],
      ],
      food: {
        ingredients: '{soort} 60%, sap van ananas en druif 40%.',
        allergens: allergens.none,
        nutrition: [0.1, 0, 12.5, 12.1, 1.1, 0.4, 0.01],
      },
      sizes: [
        ['', '12 × 410 gram', 1495, { figure: '410' }],
        ['', '6 × 820 gram', 1395, { figure: '820' }],
      ],
    },
  ],
};
