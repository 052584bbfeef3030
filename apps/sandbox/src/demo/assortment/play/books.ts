import type { SubCategory } from '../SubCategory.ts';

/** Sub category 'Boeken'. */
export const books: SubCategory = {
  url: 'boeken',
  description: 'Boeken',
  intro: 'Kartonboekjes voor de kleinsten, voorleesboeken voor de kring.',
  articleBlock: 6,
  vat: 9,
  advice: 'Zet boeken met de voorkant naar voren. Kinderen kiezen op het plaatje.',
  points: ['Afgeronde hoeken', 'Gedrukt op dik papier'],
  families: [
    {
      name: 'Kartonboek {soort}',
      unit: 'stuk',
      shape: 'book',
      word: '{soort}',
      about: 'Stevig boekje met op elke bladzijde één ding om aan te wijzen.',
      kinds: [
        ['Beer gaat slapen', 'navy', 'bear', { word: 'beer' }],
        ['Konijn zoekt', 'pink', 'rabbit', { word: 'konijn' }],
        ['Dag eend', 'yellow', 'duck', { word: 'dag eend' }],
        ['Wat eet poes', 'orange', 'cat', { word: 'poes' }],
        ['Tel de vissen', 'blue', 'fish', { word: 'tel' }],
        ['Kleuren van fruit', 'red', 'strawberry', { word: 'kleuren' }],
        ['Waar is vos', 'brown', 'fox', { word: 'vos' }],
        ['Uil blijft op', 'lilac', 'owl', { word: 'uil' }],
      ],
      sizes: [
        ['', '16 bladzijden · 15 × 15 cm', 695, { figure: '1+' }],
        ['', 'Groot · 30 × 30 cm', 1995, { figure: '30' }],
      ],
    },
    {
      name: 'Voorleesboek {soort}',
      unit: 'stuk',
      shape: 'book',
      word: '{soort}',
      about: 'Verhalen van vijf minuten, voor de kring en voor het slapen.',
      kinds: [
        ['Een jaar in de tuin', 'green', 'daisy', { word: 'de tuin' }],
        ['Onder de zon', 'yellow', 'sun', { word: 'de zon' }],
        ['Op het ijs', 'sky', 'polar-bear', { word: 'het ijs' }],
        ['In het water', 'mint', 'wave', { word: 'het water' }],
        ['Sterren tellen', 'navy', 'star', { word: 'sterren' }],
        ['Samen eten', 'orange', 'apple', { word: 'samen' }],
      ],
      sizes: [
        ['', '64 bladzijden', 1595, { figure: '4+' }],
        ['', 'Vertelplaten A3', 2995, { figure: 'A3' }],
      ],
    },
  ],
};
