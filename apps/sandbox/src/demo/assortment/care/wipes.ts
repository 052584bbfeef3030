import type { SubCategory } from '../SubCategory.ts';

/** Sub category 'Billendoekjes'. */
export const wipes: SubCategory = {
  url: 'billendoekjes',
  description: 'Billendoekjes',
  intro: 'Vochtige en droge doekjes, ook zonder parfum.',
  articleBlock: 1,
  advice:
    'Sluit het pak na elke verschoonbeurt, dan blijven de doekjes vochtig. Gooi ze bij het restafval, niet in het toilet.',
  points: ['Zonder alcohol', 'Klep die goed sluit', 'Dermatologisch getest'],
  families: [
    {
      name: 'Billendoekjes {soort}',
      unit: 'doos',
      shape: 'wipes-pack',
      word: '{soort}',
      about: 'Sterke, vochtige doekjes voor billen, handen en snoetjes.',
      kinds: [
        ['Zacht', 'sky', 'rabbit'],
        ['Puur', 'mint', 'daisy', { factor: 1.05 }],
        ['Kamille', 'yellow', 'daisy', { factor: 1.03 }],
        ['Water', 'blue', 'drop', { factor: 1.18 }],
        ['Bamboe', 'green', 'leaf', { factor: 1.3 }],
      ],
      sizes: [
        ['klein', '12 × 60 stuks', 945, { figure: '60' }],
        ['gewoon', '12 × 72 stuks', 1140],
        ['groot', '24 × 80 stuks', 2345, { figure: '80' }],
      ],
    },
    {
      name: '{merk} droge doekjes {maat}',
      brands: ['Magazijn', 'Tederwit'],
      unit: 'doos',
      shape: 'dispenser-box',
      word: 'droog',
      pack: { palette: 'mint', motif: 'drop' },
      about: 'Stevige doekjes van viscose die je zelf natmaakt met water.',
      sizes: [
        ['20 × 30 cm', '10 × 100 stuks', 2180, { figure: '100' }],
        ['30 × 32 cm', '8 × 75 stuks', 2395, { figure: '75' }],
      ],
    },
    {
      name: 'Snoetendoekjes {soort}',
      unit: 'doos',
      shape: 'wipes-pack',
      word: 'snoet',
      about: 'Kleine doekjes voor mond en handen na het eten.',
      kinds: [
        ['zonder parfum', 'orange', 'bear'],
        ['aloë vera', 'green', 'cat'],
        ['komkommer', 'mint', 'fox'],
      ],
      sizes: [['', '16 × 40 stuks', 1395, { figure: '40' }]],
    },
  ],
};
