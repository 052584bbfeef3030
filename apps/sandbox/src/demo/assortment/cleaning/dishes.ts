import type { SubCategory } from '../SubCategory.ts';

/** Sub category 'Afwas'. */
export const dishes: SubCategory = {
  url: 'afwas',
  description: 'Afwas',
  intro: 'Tabletten, zout en spoelglans voor de machine, afwasmiddel voor de hand.',
  articleBlock: 3,
  advice: 'Spoel borden na de maaltijd kort af en draai de machine pas als hij vol is.',
  points: ['Laat geen resten achter', 'Zuinig te doseren'],
  families: [
    {
      name: '{merk} vaatwastabletten {soort}',
      brands: ['Magazijn', 'Blinkwit'],
      unit: 'zak',
      shape: 'pouch',
      word: 'vaatwas',
      about: 'Tabletten met een folie die oplost: geen handschoen nodig.',
      deal: { kind: 'percentage', percentage: 25 },
      offer: 'vaatwastabletten',
      kinds: [
        ['alles-in-één', 'blue', 'star', { factor: 1.2 }],
        ['klassiek', 'sky', 'wave'],
        ['ecologisch', 'green', 'leaf', { factor: 1.15 }],
      ],
      sizes: [
        ['', '100 stuks', 1495, { figure: '100' }],
        ['', '200 stuks', 2695, { figure: '200' }],
      ],
    },
    {
      name: '{merk} afwasmiddel {soort}',
      brands: ['Magazijn', 'Sopwijs'],
      unit: 'fles',
      shape: 'bottle',
      word: 'afwas',
      about: 'Afwasmiddel dat goed ontvet en zacht is voor de handen.',
      kinds: [
        ['citroen', 'yellow', 'sun'],
        ['appel', 'green', 'apple'],
        ['zonder parfum', 'sky', 'drop'],
      ],
      sizes: [
        ['', 'Fles 1 liter', 245, { figure: '1L' }],
        ['', 'Can 5 liter', 895, { figure: '5L' }],
      ],
    },
    {
      name: '{merk} {soort}',
      brands: ['Magazijn', 'Blinkwit'],
      unit: 'stuk',
      shape: 'jerrycan',
      word: '{soort}',
      about: 'Voor de vaatwasser in de groepskeuken of de grote keuken.',
      kinds: [
        ['spoelglans', 'sky', 'star'],
        ['vloeibaar vaatwasmiddel', 'navy', 'wave', { word: 'vaatwas' }],
        ['machinereiniger', 'orange', 'drop', { word: 'machine' }],
      ],
      sizes: [
        ['', '1 liter', 495, { figure: '1L' }],
        ['', '5 liter', 1795, { figure: '5L' }],
      ],
    },
  ],
};
