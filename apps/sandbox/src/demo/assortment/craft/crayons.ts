import { colourKinds } from '../colourKinds.ts';
import type { SubCategory } from '../SubCategory.ts';

const { red, yellow, blue, green, orange, pink } = colourKinds;

/** Sub category 'Krijt & stiften'. Its first product is the gift of the give-away deal. */
export const crayons: SubCategory = {
  url: 'krijt-en-stiften',
  description: 'Krijt & stiften',
  intro: 'Dikke krijtjes voor kleine handen en stiften per klas.',
  articleBlock: 3,
  advice: 'Zet stiften met de dop naar beneden in een beker, dan drogen ze minder snel uit.',
  points: ['Kleurt zonder drukken', 'Uitwasbaar uit kleding'],
  families: [
    {
      name: 'Waskrijtjes dik',
      unit: 'doos',
      shape: 'crayon-box',
      word: 'krijtjes',
      pack: { palette: 'yellow', motif: 'star' },
      about: 'Dikke waskrijtjes die niet snel breken.',
      sizes: [['', 'Doos 5 kleuren', 245]],
    },
    {
      name: '{merk} {soort}',
      brands: ['Magazijn', 'Klodderkist', 'Kleurzaam'],
      unit: 'doos',
      shape: 'crayon-box',
      word: '{soort}',
      about: 'Voor tekenen aan tafel, in een doos waarin je ziet wat er ontbreekt.',
      kinds: [
        ['waskrijt', 'yellow', 'star'],
        ['stoepkrijt', 'sky', 'sun', { factor: 0.8 }],
        ['kleurpotloden dik', 'red', 'fox', { word: 'potloden', factor: 1.3 }],
        ['viltstiften', 'green', 'none', { word: 'stiften', factor: 1.2 }],
        ['oliepastels', 'orange', 'heart', { word: 'pastels', factor: 1.1 }],
      ],
      sizes: [
        ['', '12 kleuren', 495, { figure: '12' }],
        ['', '24 kleuren', 895, { figure: '24' }],
        ['', 'Klassendoos 144 stuks', 3995, { figure: '144' }],
      ],
    },
    {
      name: 'Whiteboardstiften {soort}',
      unit: 'doos',
      shape: 'box',
      word: 'board',
      about: 'Stift met ronde punt die droog uitwist.',
      kinds: [red, blue, green, orange],
      sizes: [['', '10 stuks', 945, { figure: '10' }]],
    },
    {
      name: '{merk} bordkrijt {soort}',
      brands: ['Klodderkist'],
      unit: 'doos',
      shape: 'crayon-box',
      word: 'bordkrijt',
      about: 'Krijt dat weinig stof geeft.',
      kinds: [yellow, pink, blue],
      sizes: [['', '100 stuks', 895, { figure: '100' }]],
    },
  ],
};
