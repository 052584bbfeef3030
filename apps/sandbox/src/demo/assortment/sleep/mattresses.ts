import type { SubCategory } from '../SubCategory.ts';

/** Sub category 'Matrassen & kussens'. */
export const mattresses: SubCategory = {
  url: 'matrassen-en-kussens',
  description: 'Matrassen & kussens',
  intro: 'Matrassen voor bed, box en stretcher, en kussens voor de leeshoek.',
  articleBlock: 1,
  advice: 'Een baby slaapt op een stevige matras, zonder kussen en zonder dekbed.',
  points: ['Hoes afritsbaar', 'Wasbaar op 60 °C'],
  families: [
    {
      name: '{merk} matras {soort} {maat}',
      brands: ['Magazijn', 'Dommeldons'],
      unit: 'stuk',
      shape: 'mattress',
      word: 'matras',
      about: 'Ademende matras met een stevige kern.',
      kinds: [
        ['schuim', 'sky', 'none'],
        ['latex', 'cream', 'none', { factor: 1.5 }],
        ['afneembaar', 'mint', 'none', { factor: 1.15 }],
      ],
      sizes: [
        ['60 × 120 cm', '10 cm dik', 5995, { figure: '60' }],
        ['70 × 150 cm', '12 cm dik', 7995, { figure: '70' }],
        ['boxmaat', '75 × 95 cm · 6 cm dik', 4495, { figure: '75' }],
      ],
    },
    {
      name: '{merk} speelkussen {soort}',
      brands: ['Dommeldons', 'Bouwbeer'],
      unit: 'stuk',
      shape: 'mattress',
      word: 'speel',
      about: 'Zacht kussen om op te zitten, te lezen en te klimmen.',
      kinds: [
        ['blauw', 'blue', 'none'],
        ['geel', 'yellow', 'none'],
        ['groen', 'green', 'none'],
        ['lila', 'lilac', 'none'],
      ],
      sizes: [
        ['', 'Rond · 60 cm', 2995, { figure: '60' }],
        ['', 'Vierkant · 80 cm', 3995, { figure: '80' }],
      ],
    },
  ],
};
