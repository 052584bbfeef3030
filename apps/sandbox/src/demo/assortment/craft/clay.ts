import { colourKinds } from '../colourKinds.ts';
import type { SubCategory } from '../SubCategory.ts';

const { red, yellow, blue, green, orange, pink, lilac, brown, cream } = colourKinds;

/** Sub category 'Klei, kralen & meer'. */
export const clay: SubCategory = {
  url: 'klei-en-kralen',
  description: 'Klei, kralen & meer',
  intro: 'Kneden, rijgen en vilten: materiaal dat vingers sterk maakt.',
  articleBlock: 6,
  advice: 'Bewaar klei luchtdicht en kralen per kleur. Kleine kralen zijn voor kinderen vanaf vier jaar.',
  points: ['Per kleur na te bestellen', 'In een pot of zak die sluit'],
  families: [
    {
      name: '{merk} speelklei {soort}',
      brands: ['Klodderkist', 'Kleurzaam'],
      unit: 'emmer',
      shape: 'bucket',
      word: 'klei',
      about: 'Zachte klei die meteen te kneden is en niet kruimelt.',
      kinds: [red, yellow, blue, green, orange, pink],
      sizes: [
        ['', 'Emmer 1 kg', 745, { figure: '1 kg' }],
        ['', 'Emmer 3 kg', 1895, { figure: '3 kg' }],
      ],
    },
    {
      name: 'Boetseerklei {soort}',
      unit: 'pak',
      shape: 'box',
      word: 'boetseer',
      about: 'Klei die aan de lucht droogt en daarna te verven is.',
      kinds: [cream, brown, red],
      sizes: [
        ['', '1 kg', 395, { figure: '1 kg' }],
        ['', '10 kg', 2995, { figure: '10' }],
      ],
    },
    {
      name: 'Houten kralen {soort} {maat}',
      unit: 'pot',
      shape: 'jar',
      word: 'kralen',
      about: 'Gladde houten kralen met een ruim gat.',
      kinds: [red, yellow, blue, green, orange, pink, lilac],
      sizes: [
        ['12 mm', 'Vanaf 4 jaar · 200 stuks', 895, { figure: '12' }],
        ['20 mm', 'Vanaf 3 jaar · 100 stuks', 1095, { figure: '20' }],
      ],
    },
    {
      name: '{soort} {maat}',
      unit: 'zak',
      shape: 'pouch',
      word: '{soort}',
      about: 'Materiaal om op te plakken en mee te versieren.',
      kinds: [
        ['wiebelogen', 'sky', 'owl'],
        ['pompons', 'pink', 'polar-bear'],
        ['veren', 'green', 'duck'],
        ['chenilledraad', 'orange', 'cat', { word: 'chenille' }],
        ['vilten vormen', 'lilac', 'heart', { word: 'vilt' }],
        ['ijsstokjes', 'cream', 'none'],
      ],
      sizes: [
        ['klein', '100 stuks', 395, { figure: '100' }],
        ['groot', '500 stuks', 1395, { figure: '500' }],
      ],
    },
  ],
};
