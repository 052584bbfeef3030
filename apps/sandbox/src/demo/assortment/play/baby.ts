import { colourKinds } from '../colourKinds.ts';
import type { SubCategory } from '../SubCategory.ts';

const { red, yellow, blue, green, orange, lilac } = colourKinds;

/** Sub category 'Baby & muziek'. */
export const baby: SubCategory = {
  url: 'baby-en-muziek',
  description: 'Baby & muziek',
  intro: 'Rammelaars, stapelbekers en instrumenten voor een eerste orkest.',
  articleBlock: 7,
  advice: 'Maak babyspeelgoed elke dag schoon. Alles hier kan tegen een sopje.',
  points: ['Vanaf zes maanden', 'Te wassen met sop'],
  families: [
    {
      name: '{merk} {soort}',
      brands: ['Magazijn', 'Bouwbeer', 'Hobbeldebob'],
      unit: 'stuk',
      shape: 'box',
      word: '{soort}',
      about: 'Speelgoed voor handen die leren pakken.',
      kinds: [
        ['rammelaar', 'mint', 'rabbit'],
        ['stapelbekers', 'orange', 'bear', { word: 'stapel' }],
        ['bijtring', 'pink', 'heart', { factor: 0.7 }],
        ['vormenstoof', 'blue', 'star', { word: 'vormen', factor: 1.6 }],
        ['tuimelaar', 'yellow', 'duck', { factor: 1.2 }],
        ['knisperboek', 'lilac', 'owl', { word: 'knisper' }],
      ],
      sizes: [['', 'Vanaf 6 maanden', 1095, { figure: '6m+' }]],
    },
    {
      name: 'Trommel {soort}',
      unit: 'stuk',
      shape: 'can',
      word: 'trommel',
      about: 'Trommel met een zacht vel en twee stokken.',
      points: ['Vanaf twee jaar', 'Zacht van klank'],
      kinds: [red, yellow, blue, green, orange, lilac],
      sizes: [['', '20 cm', 1695, { figure: '20' }]],
    },
    {
      name: '{merk} {soort}',
      brands: ['Bouwbeer', 'Hobbeldebob'],
      unit: 'set',
      shape: 'pouch',
      word: '{soort}',
      about: 'Instrumenten voor de hele kring, in een opbergzak.',
      points: ['Vanaf twee jaar', 'Voor acht kinderen'],
      kinds: [
        ['schudeitjes', 'pink', 'sun'],
        ['belletjes', 'yellow', 'star'],
        ['ritmestokjes', 'green', 'leaf', { word: 'ritme' }],
        ['tamboerijnen', 'sky', 'wave', { word: 'tamboerijn' }],
      ],
      sizes: [
        ['', '8 stuks', 1995, { figure: '8' }],
        ['', '16 stuks', 3695, { figure: '16' }],
      ],
    },
  ],
};
