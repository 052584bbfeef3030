import { colourKinds } from '../colourKinds.ts';
import type { SubCategory } from '../SubCategory.ts';

const { red, yellow, blue, green, orange, lilac, navy } = colourKinds;

/** Sub category 'Ordenen'. */
export const filing: SubCategory = {
  url: 'ordenen',
  description: 'Ordenen',
  intro: 'Ordners, mappen en bakjes in de kleur van de groep.',
  articleBlock: 2,
  advice: 'Bewaar gegevens van kinderen in een kast die op slot kan.',
  points: ['In groepskleuren', 'Etiket inbegrepen'],
  families: [
    {
      name: '{merk} ordner {soort} {maat}',
      brands: ['Magazijn', 'Ordewijs'],
      unit: 'doos',
      shape: 'binder',
      word: 'ordner',
      about: 'Ordner met een metalen rand en een hefboom die blijft klemmen.',
      kinds: [red, yellow, blue, green, orange, navy],
      sizes: [
        ['smal', '50 mm · 10 stuks', 2195, { figure: '50' }],
        ['breed', '80 mm · 10 stuks', 2295, { figure: '80' }],
      ],
    },
    {
      name: '{soort} {maat}',
      unit: 'pak',
      shape: 'binder',
      word: '{soort}',
      about: 'Om papier bij elkaar te houden en terug te vinden.',
      kinds: [
        ['snelhechters', 'lilac', 'none', { word: 'hechter' }],
        ['elastomappen', 'pink', 'none', { word: 'elasto' }],
        ['showtassen', 'sky', 'none', { word: 'show' }],
        ['tabbladen', 'mint', 'none', { word: 'tabs' }],
      ],
      sizes: [
        ['A4', '10 stuks', 795, { figure: 'A4' }],
        ['A4 extra', '25 stuks', 1695, { figure: '25' }],
      ],
    },
    {
      name: 'Opbergbak {soort}',
      unit: 'stuk',
      shape: 'box',
      word: 'opberg',
      about: 'Bak met deksel en klemmen, voor in de kast of het magazijn.',
      kinds: [red, yellow, blue, green, lilac],
      sizes: [
        ['', '10 liter', 745, { figure: '10L' }],
        ['', '30 liter', 1295, { figure: '30L' }],
        ['', '60 liter', 1895, { figure: '60L' }],
      ],
    },
  ],
};
