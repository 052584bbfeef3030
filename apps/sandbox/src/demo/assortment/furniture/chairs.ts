import { colourKinds } from '../colourKinds.ts';
import type { SubCategory } from '../SubCategory.ts';

const { red, yellow, blue, green, mint } = colourKinds;

/** Sub category 'Stoelen & banken'. */
export const chairs: SubCategory = {
  url: 'stoelen-en-banken',
  description: 'Stoelen & banken',
  intro: 'Op zithoogte gesorteerd, van kruipgroep tot personeelskamer.',
  articleBlock: 1,
  advice: 'Een kind zit goed als beide voeten plat op de grond staan.',
  points: ['Stapelbaar', 'Viltjes onder de poten'],
  families: [
    {
      name: '{merk} kinderstoel {soort}',
      brands: ['Magazijn', 'Stoelvast'],
      unit: 'stuk',
      shape: 'chair',
      word: 'stoel',
      about: 'Stoel van beukenhout met een gelakte zitting.',
      kinds: [red, yellow, blue, green, mint],
      sizes: [
        ['', 'Zithoogte 26 cm', 4495, { figure: '26' }],
        ['', 'Zithoogte 31 cm', 4695, { figure: '31' }],
      ],
    },
    {
      name: '{soort}',
      unit: 'stuk',
      shape: 'chair',
      word: '{soort}',
      about: 'Stevige zitplek die jaren meegaat.',
      kinds: [
        ['groepsleidersstoel', 'navy', 'none', { word: 'leiding', factor: 2.2 }],
        ['hoge kinderstoel', 'orange', 'none', { word: 'hoog', factor: 1.4 }],
        ['kruk rond', 'lilac', 'none', { word: 'kruk', factor: 0.5 }],
        ['zitbankje', 'brown', 'none', { word: 'bank' }],
      ],
      sizes: [
        ['', 'Beukenhout', 6495, { figure: '1' }],
        ['', 'Beukenhout · set van 4', 23995, { figure: '4' }],
      ],
    },
  ],
};
