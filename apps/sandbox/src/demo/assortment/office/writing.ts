import { colourKinds } from '../colourKinds.ts';
import type { SubCategory } from '../SubCategory.ts';

const { red, blue, green, navy, yellow, orange, pink } = colourKinds;

/** Sub category 'Schrijven & bureau'. */
export const writing: SubCategory = {
  url: 'schrijven-en-bureau',
  description: 'Schrijven & bureau',
  intro: 'Pennen, markers, batterijen en wat er verder op een bureau ligt.',
  articleBlock: 3,
  advice: 'Leg in elke groep een etui met pen, marker en schaar, buiten bereik van kinderen.',
  points: ['Per doos voordeliger', 'Navulbaar waar dat kan'],
  families: [
    {
      name: '{merk} balpennen {soort}',
      brands: ['Magazijn', 'Ordewijs'],
      unit: 'doos',
      shape: 'crayon-box',
      word: 'pennen',
      about: 'Balpen met een zachte grip.',
      kinds: [blue, navy, red, green],
      sizes: [
        ['', '20 stuks', 595, { figure: '20' }],
        ['', '50 stuks', 1295, { figure: '50' }],
      ],
    },
    {
      name: 'Markeerstiften {soort}',
      unit: 'doos',
      shape: 'crayon-box',
      word: 'marker',
      about: 'Markeerstift met een schuine punt.',
      kinds: [yellow, orange, pink, green],
      sizes: [['', '10 stuks', 745, { figure: '10' }]],
    },
    {
      name: 'Batterijen {maat}',
      unit: 'doos',
      shape: 'box',
      word: 'batterij',
      pack: { palette: 'green', motif: 'none' },
      about: 'Alkaline batterijen voor speelgoed en thermometers.',
      extra: 'Houd knoopcellen altijd buiten bereik van kinderen. Lever lege batterijen in.',
      sizes: [
        ['AA', '40 stuks', 1595, { figure: 'AA' }],
        ['AAA', '40 stuks', 1595, { figure: 'AAA' }],
        ['C', '12 stuks', 1795, { figure: 'C' }],
        ['D', '12 stuks', 2295, { figure: 'D' }],
        ['9V', '6 stuks', 1495, { figure: '9V' }],
      ],
    },
    {
      name: '{merk} {soort}',
      brands: ['Magazijn', 'Ordewijs'],
      unit: 'stuk',
      shape: 'box',
      word: '{soort}',
      about: 'Voor op het bureau van de locatiemanager.',
      kinds: [
        ['nietmachine', 'red', 'none', { word: 'nieten' }],
        ['perforator', 'navy', 'none'],
        ['rekenmachine', 'cream', 'none', { word: 'rekenen' }],
        ['plakbandhouder', 'blue', 'none', { word: 'plakband' }],
        ['bureaulamp', 'yellow', 'sun', { factor: 2.5 }],
        ['wandklok', 'sky', 'star', { factor: 1.6 }],
      ],
      sizes: [['', 'Stevige uitvoering', 1195]],
    },
  ],
};
