import { colourKinds } from '../colourKinds.ts';
import type { SubCategory } from '../SubCategory.ts';

const { red, yellow, blue, lightBlue, green, orange, pink, lilac, brown, cream, navy, mint } = colourKinds;

/** Sub category 'Verf'. */
export const paint: SubCategory = {
  url: 'verf',
  description: 'Verf',
  intro: 'Plakkaatverf, vingerverf en waterverf in heldere kleuren.',
  articleBlock: 2,
  advice:
    'Leg tafelzeil neer, trek een schort aan en geef elk kind drie kleuren. Meer kleuren mengen ze zelf.',
  points: ['Op waterbasis', 'Uitwasbaar op 40 °C', 'Dekt in één keer'],
  families: [
    {
      name: '{merk} plakkaatverf {soort} {maat}',
      brands: ['Magazijn', 'Klodderkist'],
      unit: 'fles',
      shape: 'bottle',
      word: 'verf',
      about: 'Dekkende plakkaatverf met een doseerdop.',
      kinds: [red, yellow, blue, lightBlue, green, orange, pink, lilac, brown, cream, navy, mint],
      deal: { kind: 'free-goods', paid: 5, free: 1 },
      offer: 'plakkaatverf',
      sizes: [['1 liter', 'Fles 1 liter', 645, { figure: '1L' }]],
    },
    {
      name: '{merk} plakkaatverf {soort} {maat}',
      brands: ['Magazijn', 'Kleurzaam'],
      unit: 'fles',
      shape: 'bottle',
      word: 'verf',
      about: 'Dekkende plakkaatverf in een fles die in een kinderhand past.',
      kinds: [red, yellow, blue, green, orange, pink, lilac, brown, cream],
      sizes: [['500 ml', 'Fles 500 ml', 465, { figure: '500' }]],
    },
    {
      name: '{merk} vingerverf {soort}',
      brands: ['Klodderkist'],
      unit: 'fles',
      shape: 'pump-bottle',
      word: 'vinger',
      about: 'Dikke verf voor handen en vingers, met een bittere smaak zodat niemand ervan eet.',
      kinds: [red, yellow, blue, green, orange, pink],
      sizes: [
        ['', 'Pomp 750 ml', 795, { figure: '750' }],
        ['', '6 × 750 ml', 4395, { figure: '6' }],
      ],
    },
    {
      name: '{merk} {soort}',
      brands: ['Magazijn', 'Kleurzaam'],
      unit: 'set',
      shape: 'paint-bottles',
      word: '{soort}',
      about: 'Set met de kleuren die elkaar goed mengen.',
      kinds: [
        ['textielverf', 'lilac', 'heart', { word: 'textiel' }],
        ['raamverf', 'sky', 'sun', { word: 'raam' }],
        ['glitterverf', 'pink', 'star', { word: 'glitter' }],
        ['metallic verf', 'navy', 'star', { word: 'metallic' }],
        ['waterverf', 'blue', 'wave'],
      ],
      sizes: [
        ['', '6 × 80 ml', 1195, { figure: '6' }],
        ['', '12 × 80 ml', 2195, { figure: '12' }],
      ],
    },
  ],
};
