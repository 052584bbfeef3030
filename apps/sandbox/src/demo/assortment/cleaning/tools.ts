import { colourKinds } from '../colourKinds.ts';
import type { SubCategory } from '../SubCategory.ts';

const { red, yellow, blue, green } = colourKinds;

/** Sub category 'Doeken, moppen & zakken'. */
export const tools: SubCategory = {
  url: 'doeken-moppen-en-zakken',
  description: 'Doeken, moppen & zakken',
  intro: 'Kleurcodering voor doeken en emmers, en zakken voor elke bak.',
  articleBlock: 5,
  advice:
    'Werk met vaste kleuren: rood voor het toilet, blauw voor de groep, groen voor de keuken, geel voor de verschoonplek.',
  points: ['In vier kleuren voor vier ruimtes', 'Wasbaar op 60 °C'],
  families: [
    {
      name: '{merk} microvezeldoek {soort}',
      brands: ['Magazijn', 'Sopwijs'],
      unit: 'pak',
      shape: 'folded-textile',
      word: 'microvezel',
      about: 'Doek die stof en vet opneemt met alleen water.',
      kinds: [red, yellow, blue, green],
      sizes: [
        ['', '38 × 38 cm · 10 stuks', 895, { figure: '10' }],
        ['', '38 × 38 cm · 50 stuks', 3995, { figure: '50' }],
      ],
    },
    {
      name: 'Emmer {soort}',
      unit: 'stuk',
      shape: 'bucket',
      word: 'emmer',
      about: 'Stevige emmer met maatverdeling.',
      points: ['Maatverdeling aan de binnenkant', 'Stapelbaar'],
      kinds: [red, yellow, blue, green],
      sizes: [
        ['', '6 liter', 345, { figure: '6L' }],
        ['', '12 liter', 495, { figure: '12L' }],
      ],
    },
    {
      name: '{merk} {soort}',
      brands: ['Magazijn', 'Blinkwit'],
      unit: 'stuk',
      shape: 'mop',
      word: '{soort}',
      about: 'Voor een snelle veeg na het eten en een natte dweil aan het eind van de dag.',
      points: ['Steel van 140 cm', 'Los na te bestellen'],
      kinds: [
        ['vlakmop', 'blue', 'none'],
        ['stofwisser', 'green', 'none', { factor: 0.9 }],
        ['vloertrekker', 'navy', 'none', { factor: 0.75, word: 'trekker' }],
        ['bezem zacht', 'red', 'none', { factor: 0.7, word: 'bezem' }],
      ],
      sizes: [
        ['', '40 cm breed', 1895, { figure: '40' }],
        ['', '60 cm breed', 2395, { figure: '60' }],
      ],
    },
    {
      name: '{merk} afvalzakken {soort}',
      brands: ['Magazijn', 'Blinkwit'],
      unit: 'doos',
      shape: 'paper-roll',
      word: 'zakken',
      about: 'Sterke zakken van gerecycled plastic, op de rol.',
      points: ['Van gerecycled plastic', 'Scheurt recht af'],
      kinds: [
        ['met trekband', 'navy', 'none', { factor: 1.2 }],
        ['grijs', 'sky', 'none'],
        ['geur appel', 'green', 'apple', { factor: 1.1 }],
      ],
      sizes: [
        ['', '30 liter · 20 × 25 stuks', 1595, { figure: '30L' }],
        ['', '60 liter · 20 × 20 stuks', 1995, { figure: '60L' }],
        ['', '120 liter · 10 × 20 stuks', 2295, { figure: '120' }],
      ],
    },
  ],
};
