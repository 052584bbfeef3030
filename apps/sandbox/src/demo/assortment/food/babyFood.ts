import { allergens } from '../allergens.ts';
import type { SubCategory } from '../SubCategory.ts';

/** Sub category 'Babyvoeding'. */
export const babyFood: SubCategory = {
  url: 'babyvoeding',
  description: 'Babyvoeding',
  intro: 'Hapjes, pap en opvolgmelk voor de jongste groep.',
  articleBlock: 7,
  vat: 9,
  advice:
    'Borstvoeding is de beste voeding voor een baby. Geef nieuwe hapjes altijd in overleg met de ouders.',
  points: ['Zonder toegevoegd zout', 'Leeftijd groot op het deksel'],
  families: [
    {
      name: '{merk} fruithapje {soort}',
      brands: ['Duimelot', 'Velderhof'],
      unit: 'tray',
      shape: 'jar',
      word: '{soort}',
      about: 'Glad fruithapje in een glazen potje.',
      kinds: [
        ['appel', 'green', 'apple'],
        ['peer', 'mint', 'pear'],
        ['banaan', 'yellow', 'banana'],
        ['perzik', 'orange', 'sun'],
      ],
      food: {
        ingredients: '{soort} 99,9%, vitamine C.',
        allergens: allergens.none,
        nutrition: [0.2, 0, 12, 11, 1.8, 0.4, 0.01],
      },
      sizes: [
        ['', 'Vanaf 4 maanden · 12 × 125 gram', 1095, { figure: '4+' }],
        ['', 'Vanaf 6 maanden · 12 × 200 gram', 1395, { figure: '6+' }],
      ],
    },
    {
      name: '{merk} groentehapje {soort}',
      brands: ['Duimelot', 'Velderhof'],
      unit: 'tray',
      shape: 'jar',
      word: '{soort}',
      about: 'Groentehapje om een baby aan nieuwe smaken te laten wennen.',
      kinds: [
        ['wortel', 'orange', 'carrot'],
        ['pompoen', 'yellow', 'sun'],
        ['broccoli', 'green', 'leaf'],
        ['doperwt', 'mint', 'leaf'],
      ],
      food: {
        ingredients: '{soort} 70%, aardappel, water.',
        allergens: allergens.none,
        nutrition: [0.3, 0.1, 6.4, 3.2, 2, 1.1, 0.05],
      },
      sizes: [
        ['', 'Vanaf 4 maanden · 12 × 125 gram', 1145, { figure: '4+' }],
        ['', 'Vanaf 8 maanden · 12 × 200 gram', 1495, { figure: '8+' }],
      ],
    },
    {
      name: 'Babypap {soort}',
      unit: 'doos',
      shape: 'box',
      word: '{soort}',
      about: 'Fijne pap die je aanmaakt met de melk die de baby gewend is.',
      kinds: [
        ['rijst', 'sky', 'wheat', { allergens: allergens.none }],
        ['haver', 'cream', 'wheat', { allergens: 'Bevat gluten (haver).' }],
        ['zeven granen', 'brown', 'wheat', { word: '7 granen' }],
      ],
      food: {
        ingredients: '{soort}, vitamine B1.',
        allergens: 'Bevat gluten (haver, tarwe, rogge, gerst).',
        nutrition: [2.4, 0.4, 76, 1, 5, 9.5, 0.01],
      },
      sizes: [['', '6 × 250 gram', 1245, { figure: '6+' }]],
    },
    {
      name: '{merk} {soort}',
      brands: ['Duimelot'],
      unit: 'tray',
      shape: 'can',
      word: '{soort}',
      about: 'Melkpoeder met maatschep, voor baby’s die geen borstvoeding meer krijgen.',
      kinds: [
        ['opvolgmelk 2', 'lilac', 'rabbit', { word: 'opvolg' }],
        ['peutermelk 3', 'pink', 'bear', { word: 'peuter' }],
      ],
      food: {
        ingredients: 'Magere melk, lactose, plantaardige oliën, vitamines en mineralen.',
        allergens: allergens.milk,
        nutrition: [24, 9, 57, 56, 3, 10, 0.5],
      },
      sizes: [['', '6 × 800 gram', 7495, { figure: '800' }]],
    },
  ],
};
