import type { SubCategory } from '../SubCategory.ts';

/** Sub category 'Handschoenen'. */
export const gloves: SubCategory = {
  url: 'handschoenen',
  description: 'Handschoenen',
  intro: 'Wegwerphandschoenen in alle maten, ook voor de keuken.',
  articleBlock: 7,
  advice: 'Trek voor elk kind een nieuw paar aan en was je handen ook als je handschoenen droeg.',
  points: ['Poedervrij', 'Links en rechts te dragen', 'Geschikt voor contact met voedsel'],
  families: [
    {
      name: '{soort} handschoenen {maat}',
      unit: 'doosje',
      shape: 'glove-box',
      word: '{soort}',
      about: 'Soepele wegwerphandschoenen met een rolrand.',
      kinds: [
        ['nitril', 'blue', 'none'],
        ['nitril zwart', 'navy', 'none', { factor: 1.1 }],
        ['vinyl', 'sky', 'none', { factor: 0.62 }],
        ['zachte nitril', 'mint', 'none', { factor: 1.25, word: 'zacht' }],
      ],
      sizes: [
        ['maat S', 'Poedervrij · 100 stuks', 675, { figure: 'S' }],
        ['maat M', 'Poedervrij · 100 stuks', 675, { figure: 'M' }],
        ['maat L', 'Poedervrij · 100 stuks', 675, { figure: 'L' }],
        ['maat XL', 'Poedervrij · 90 stuks', 675, { figure: 'XL' }],
      ],
    },
    {
      name: 'Huishoudhandschoenen {soort} {maat}',
      unit: 'pak',
      shape: 'pouch',
      word: 'huishoud',
      about: 'Sterke handschoenen met een gevoerde binnenkant, voor natte klussen.',
      points: ['Gevoerd met katoen', 'Ruwe vingertoppen voor grip'],
      kinds: [
        ['geel', 'yellow', 'none'],
        ['roze', 'pink', 'none'],
      ],
      sizes: [
        ['maat M', '6 paar', 795, { figure: 'M' }],
        ['maat L', '6 paar', 795, { figure: 'L' }],
      ],
    },
  ],
};
