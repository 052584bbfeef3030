import { colourKinds } from '../colourKinds.ts';
import type { SubCategory } from '../SubCategory.ts';

const { red, yellow, blue, green, orange, pink, lilac, cream } = colourKinds;

/** Sub category 'Servetten & tafel'. */
export const napkins: SubCategory = {
  url: 'servetten-en-tafel',
  description: 'Servetten & tafel',
  intro: 'Servetten en tafelpapier in effen kleuren en vrolijke motieven.',
  articleBlock: 2,
  advice: 'Dek de tafel voor een verjaardag in de lievelingskleur van de jarige.',
  points: ['Kleurvast', 'Bij het papier of de compost'],
  families: [
    {
      name: 'Servetten {soort} {maat}',
      unit: 'pak',
      shape: 'paper-stack',
      word: 'servet',
      about: 'Effen servetten die niet afgeven.',
      kinds: [red, yellow, blue, green, orange, pink, lilac, cream],
      sizes: [
        ['24 × 24 cm', '2-laags · 250 stuks', 645, { figure: '24' }],
        ['33 × 33 cm', '2-laags · 250 stuks', 895, { figure: '33' }],
      ],
    },
    {
      name: 'Feestservetten {soort}',
      unit: 'pak',
      shape: 'paper-stack',
      word: 'feest',
      about: 'Servetten met een getekend dier, voor verjaardagen.',
      kinds: [
        ['beer', 'orange', 'bear'],
        ['konijn', 'pink', 'rabbit'],
        ['uil', 'lilac', 'owl'],
        ['vos', 'red', 'fox'],
        ['eend', 'yellow', 'duck'],
        ['poes', 'mint', 'cat'],
      ],
      sizes: [['', '33 × 33 cm · 5 × 20 stuks', 995, { figure: '20' }]],
    },
    {
      name: 'Tafelpapier op rol {soort}',
      unit: 'rol',
      shape: 'paper-roll',
      word: 'tafel',
      about: 'Stevig papier om de tafel mee te bedekken of op te tekenen.',
      kinds: [cream, red, yellow, green, blue],
      sizes: [
        ['', '1,20 × 25 meter', 995, { figure: '25m' }],
        ['', '1,20 × 50 meter', 1795, { figure: '50m' }],
      ],
    },
  ],
};
