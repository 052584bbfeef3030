import type { SubCategory } from '../SubCategory.ts';

/** Sub category 'Crème en zalf'. */
export const creams: SubCategory = {
  url: 'creme-en-zalf',
  description: 'Crème en zalf',
  intro: 'Voor een rustige huid na het verschonen en het bad.',
  articleBlock: 6,
  advice:
    'Gebruik per kind een schoon spateltje of een handschoen, en overleg met de ouders bij een huid die rood blijft.',
  points: ['Zonder parfum', 'Getest op de gevoelige huid'],
  families: [
    {
      name: '{merk} zinkzalf',
      brands: ['Magazijn', 'Tederwit'],
      unit: 'tube',
      shape: 'tube',
      word: 'zink',
      pack: { palette: 'pink', motif: 'rabbit' },
      about: 'Zalf met zinkoxide die een beschermend laagje vormt.',
      sizes: [
        ['', 'Tube 100 ml', 385],
        ['', '12 tubes van 100 ml', 4195, { figure: '12' }],
      ],
    },
    {
      name: 'Vaseline {soort}',
      unit: 'pot',
      shape: 'jar',
      word: 'vaseline',
      about: 'Zuivere vaseline voor droge plekjes en om de thermometer soepel te maken.',
      kinds: [
        ['wit', 'cream', 'drop'],
        ['met kamille', 'yellow', 'daisy'],
      ],
      sizes: [
        ['', 'Pot 125 ml', 295, { figure: '125' }],
        ['', 'Pot 500 ml', 745, { figure: '500' }],
      ],
    },
    {
      name: '{merk} {soort}',
      brands: ['Tederwit', 'Duimelot'],
      unit: 'fles',
      shape: 'pump-bottle',
      word: '{soort}',
      about: 'Mild voor huid en haar, met een pomp die je met één hand bedient.',
      kinds: [
        ['babyolie', 'yellow', 'drop'],
        ['bodylotion', 'pink', 'heart'],
        ['badschuim', 'sky', 'duck'],
        ['babyshampoo', 'lilac', 'bear', { word: 'shampoo' }],
        ['wasgel', 'mint', 'wave'],
      ],
      sizes: [
        ['', 'Pomp 250 ml', 425, { figure: '250' }],
        ['', 'Pomp 500 ml', 695, { figure: '500' }],
      ],
    },
  ],
};
