import { colourKinds } from '../colourKinds.ts';
import type { SubCategory } from '../SubCategory.ts';

const { red, yellow, blue, green, orange, pink, lilac } = colourKinds;

/** Sub category 'Lijmen, knippen & prikken'. */
export const glue: SubCategory = {
  url: 'lijmen-knippen-en-prikken',
  description: 'Lijmen, knippen & prikken',
  intro: 'Lijm, scharen, kwasten en prikpennen voor de knutseltafel.',
  articleBlock: 5,
  advice: 'Tel de scharen en prikpennen voor en na de les. Zo ligt er nooit een op de grond.',
  points: ['Zonder oplosmiddel', 'Geschikt vanaf drie jaar'],
  families: [
    {
      name: '{merk} {soort}',
      brands: ['Magazijn', 'Klodderkist', 'Kleurzaam'],
      unit: 'stuk',
      shape: 'bottle',
      word: '{soort}',
      about: 'Lijm op waterbasis die je van handen afspoelt.',
      kinds: [
        ['knutsellijm', 'sky', 'bear', { word: 'lijm' }],
        ['behangplaksel', 'cream', 'leaf', { word: 'plaksel' }],
        ['glitterlijm', 'pink', 'star', { word: 'glitter', factor: 1.3 }],
      ],
      sizes: [
        ['', 'Fles 250 ml', 295, { figure: '250' }],
        ['', 'Fles 1 liter', 795, { figure: '1L' }],
        ['', 'Can 5 liter', 3295, { figure: '5L' }],
      ],
    },
    {
      name: '{merk} lijmstift {maat}',
      brands: ['Magazijn', 'Kleurzaam'],
      unit: 'doos',
      shape: 'tube',
      word: 'plak',
      pack: { palette: 'blue', motif: 'none' },
      about: 'Lijmstift die niet kleddert en uit kleding wast.',
      sizes: [
        ['10 gram', '30 stuks', 1495, { figure: '10' }],
        ['20 gram', '20 stuks', 1595, { figure: '20' }],
        ['40 gram', '12 stuks', 1695, { figure: '40' }],
      ],
    },
    {
      name: 'Kinderscharen {soort}',
      unit: 'pak',
      shape: 'box',
      word: 'scharen',
      about: 'Schaar met ronde punt en zachte ogen.',
      kinds: [
        ['rechtshandig', 'red', 'cat'],
        ['linkshandig', 'green', 'cat'],
        ['met veer', 'yellow', 'duck', { factor: 1.3 }],
        ['kartelrand', 'lilac', 'fish', { factor: 1.4 }],
      ],
      sizes: [
        ['', '12 stuks', 1495, { figure: '12' }],
        ['', '24 stuks in houten blok', 3295, { figure: '24' }],
      ],
    },
    {
      name: '{soort} {maat}',
      unit: 'set',
      shape: 'pouch',
      word: '{soort}',
      about: 'Kwasten en rollers met een dikke steel.',
      kinds: [
        ['kwasten rond', 'orange', 'none', { word: 'kwasten' }],
        ['kwasten plat', 'blue', 'none', { word: 'kwasten' }],
        ['verfrollers', 'red', 'none', { word: 'rollers' }],
        ['sponsstempels', 'mint', 'none', { word: 'stempels' }],
      ],
      sizes: [
        ['klein', '10 stuks', 695, { figure: '10' }],
        ['groot', '30 stuks', 1795, { figure: '30' }],
      ],
    },
    {
      name: 'Plakband {soort}',
      unit: 'pak',
      shape: 'paper-roll',
      word: 'plakband',
      about: 'Gekleurd papieren plakband dat je met de hand scheurt.',
      kinds: [red, yellow, blue, green, orange, pink, lilac],
      sizes: [['', '15 mm × 50 m · 6 rollen', 945, { figure: '6' }]],
    },
  ],
};
