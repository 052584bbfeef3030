import { colourKinds } from '../colourKinds.ts';
import type { SubCategory } from '../SubCategory.ts';

const { red, yellow, blue, green, orange, pink, mint, lilac } = colourKinds;

/** Sub category 'Bekers'. */
export const cups: SubCategory = {
  url: 'bekers',
  description: 'Bekers',
  intro: 'Drinkbekers, tuitbekers en glazen die niet snel breken.',
  articleBlock: 1,
  advice: 'Geef elke groep een eigen kleur, dan vindt elke beker zijn keuken terug.',
  points: ['Mag in de vaatwasser', 'Zonder BPA', 'Stapelbaar'],
  families: [
    {
      name: '{merk} drinkbekers {soort}',
      brands: ['Magazijn', 'Tafelvrind'],
      unit: 'set',
      shape: 'cup',
      word: 'drink',
      about: 'Beker met een brede voet die niet snel omvalt.',
      kinds: [red, yellow, blue, green, orange, pink, mint, lilac],
      sizes: [
        ['', '200 ml · 10 stuks', 1190, { figure: '200' }],
        ['', '250 ml · 10 stuks', 1295, { figure: '250' }],
      ],
    },
    {
      name: 'Tuitbekers {soort}',
      unit: 'set',
      shape: 'cup',
      word: 'tuit',
      about: 'Beker met twee oren en een tuit die niet lekt.',
      kinds: [
        ['beer', 'orange', 'bear'],
        ['eend', 'yellow', 'duck'],
        ['vis', 'sky', 'fish'],
        ['konijn', 'pink', 'rabbit'],
      ],
      sizes: [['', '180 ml · 6 stuks', 1495, { figure: '6' }]],
    },
    {
      name: 'Drinkglazen {soort}',
      unit: 'doos',
      shape: 'box',
      word: 'glas',
      about: 'Gehard glas, dat bij breken in ronde korrels valt.',
      kinds: [
        ['laag', 'sky', 'drop'],
        ['hoog', 'mint', 'drop'],
      ],
      sizes: [['', '12 stuks', 1895, { figure: '12' }]],
    },
  ],
};
