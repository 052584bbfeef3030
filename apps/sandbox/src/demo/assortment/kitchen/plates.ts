import { colourKinds } from '../colourKinds.ts';
import type { SubCategory } from '../SubCategory.ts';

const { red, yellow, blue, green, orange, mint, lilac } = colourKinds;

/** Sub category 'Borden & bestek'. */
export const plates: SubCategory = {
  url: 'borden-en-bestek',
  description: 'Borden & bestek',
  intro: 'Servies in groepskleuren en bestek voor kleine handen.',
  articleBlock: 2,
  advice: 'Een bord met een opstaande rand helpt kinderen die net zelf met een lepel eten.',
  points: ['Mag in de vaatwasser', 'Zonder BPA en melamine'],
  families: [
    {
      name: '{merk} {maat} {soort}',
      brands: ['Magazijn', 'Tafelvrind'],
      unit: 'set',
      shape: 'plate-stack',
      word: '{maat}',
      about: 'Servies dat tegen vallen kan en netjes stapelt.',
      kinds: [red, yellow, blue, green, orange, mint, lilac],
      sizes: [
        ['borden', '22 cm · 10 stuks', 1795, { figure: '22' }],
        ['kommen', '14 cm · 10 stuks', 1495, { figure: '14' }],
      ],
    },
    {
      name: '{merk} kinderbestek {soort}',
      brands: ['Magazijn', 'Tafelvrind'],
      unit: 'set',
      shape: 'cutlery',
      word: '{soort}',
      about: 'Bestek van roestvrij staal met een dik handvat.',
      kinds: [
        ['lepels', 'blue', 'none'],
        ['vorken', 'red', 'none'],
        ['messen', 'green', 'none'],
        ['babylepels', 'pink', 'none'],
      ],
      sizes: [
        ['', '12 stuks', 1295, { figure: '12' }],
        ['', '24 stuks', 2395, { figure: '24' }],
      ],
    },
  ],
};
