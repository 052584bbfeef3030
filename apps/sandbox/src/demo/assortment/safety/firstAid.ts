import type { SubCategory } from '../SubCategory.ts';

/** Sub category 'EHBO & pleisters'. */
export const firstAid: SubCategory = {
  url: 'ehbo-en-pleisters',
  description: 'EHBO & pleisters',
  intro: 'Koffers, navullingen, pleisters en verband.',
  articleBlock: 1,
  advice: 'Controleer elke koffer twee keer per jaar en schrijf de datum op de binnenkant van het deksel.',
  points: ['Per stuk steriel verpakt waar dat hoort', 'Houdbaarheid op de verpakking'],
  families: [
    {
      name: '{merk} verbandkoffer {soort}',
      brands: ['Magazijn', 'Pleisterpost'],
      unit: 'stuk',
      shape: 'first-aid-case',
      word: 'ehbo',
      about: 'Koffer met een vaste indeling en een beugel voor aan de muur.',
      kinds: [
        ['opvang', 'green', 'cross'],
        ['keuken', 'blue', 'cross', { factor: 1.1 }],
        ['uitstapje', 'red', 'cross', { factor: 0.6 }],
        ['BHV', 'orange', 'cross', { factor: 1.7 }],
      ],
      sizes: [
        ['', 'Compleet gevuld', 3995, { figure: '1' }],
        ['', 'Navulling', 1995, { figure: '+' }],
      ],
    },
    {
      name: '{merk} pleisters {soort}',
      brands: ['Magazijn', 'Pleisterpost'],
      unit: 'doosje',
      shape: 'box',
      word: 'pleisters',
      about: 'Pleisters die goed plakken en zacht loslaten.',
      kinds: [
        ['dieren', 'yellow', 'bear'],
        ['gevoelige huid', 'pink', 'heart'],
        ['waterafstotend', 'sky', 'drop'],
        ['blauw detecteerbaar', 'blue', 'cross', { factor: 1.3 }],
      ],
      sizes: [
        ['', '2 × 6 cm · 100 stuks', 595, { figure: '100' }],
        ['', '6 cm × 5 meter', 645, { figure: '5m' }],
      ],
    },
    {
      name: '{soort}',
      unit: 'pak',
      shape: 'pouch',
      word: '{soort}',
      about: 'Om een koffer compleet te houden.',
      kinds: [
        ['snelverband', 'sky', 'cross', { word: 'verband' }],
        ['gaaskompressen', 'cream', 'cross', { word: 'gaas' }],
        ['hydrofiel windsel', 'mint', 'cross', { word: 'windsel' }],
        ['driekante doek', 'orange', 'cross', { word: 'driekant' }],
        ['koudkompres', 'blue', 'polar-bear', { word: 'koud' }],
        ['wondreiniging', 'green', 'drop', { word: 'wond' }],
      ],
      sizes: [
        ['', '10 stuks', 895, { figure: '10' }],
        ['', '50 stuks', 3495, { figure: '50' }],
      ],
    },
  ],
};
