import type { SubCategory } from '../SubCategory.ts';

/** Sub category 'Wassen'. */
export const laundry: SubCategory = {
  url: 'wassen',
  description: 'Wassen',
  intro: 'Wasmiddel voor slabben, dekens en verkleedkleren.',
  articleBlock: 4,
  advice: 'Was slabben en doeken op 60 °C. Verkleedkleren kunnen koeler en langer.',
  points: ['Zacht voor de kinderhuid', 'Werkt al op 30 °C'],
  families: [
    {
      name: '{merk} vloeibaar wasmiddel {soort}',
      brands: ['Magazijn', 'Sopwijs', 'Blinkwit'],
      unit: 'fles',
      shape: 'jerrycan',
      word: '{soort}',
      about: 'Vloeibaar wasmiddel dat vlekken van fruit en verf losmaakt.',
      kinds: [
        ['wit', 'cream', 'star'],
        ['kleur', 'pink', 'heart'],
        ['zonder parfum', 'sky', 'drop', { word: 'puur' }],
      ],
      sizes: [
        ['', '3 liter · 60 wasbeurten', 1295, { figure: '60' }],
        ['', '5 liter · 100 wasbeurten', 1945, { figure: '100' }],
      ],
    },
    {
      name: '{merk} waspoeder {soort}',
      brands: ['Magazijn', 'Blinkwit'],
      unit: 'doos',
      shape: 'box',
      word: 'was',
      about: 'Waspoeder voor de grote was, met maatschep.',
      kinds: [
        ['wit', 'blue', 'star'],
        ['kleur', 'orange', 'sun'],
      ],
      sizes: [
        ['', '4 kg · 55 wasbeurten', 1395, { figure: '55' }],
        ['', '8 kg · 110 wasbeurten', 2595, { figure: '110' }],
      ],
    },
    {
      name: '{soort}',
      unit: 'stuk',
      shape: 'bottle',
      word: '{soort}',
      about: 'Voor zachte handdoeken en hardnekkige vlekken.',
      kinds: [
        ['wasverzachter zacht', 'pink', 'bear', { word: 'zacht' }],
        ['wasverzachter fris', 'sky', 'polar-bear', { word: 'fris' }],
        ['vlekkenmiddel', 'red', 'drop', { word: 'vlek' }],
      ],
      sizes: [
        ['', 'Fles 1,5 liter', 395, { figure: '1,5' }],
        ['', 'Can 5 liter', 1095, { figure: '5L' }],
      ],
    },
  ],
};
