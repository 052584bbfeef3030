import type { SubCategory } from '../SubCategory.ts';

/** Sub category 'Koken & bakken'. */
export const cookware: SubCategory = {
  url: 'koken-en-bakken',
  description: 'Koken & bakken',
  intro: 'Pannen, schalen en gereedschap voor een keuken met veel eters.',
  articleBlock: 3,
  advice: 'Zet de handvatten van pannen altijd naar achteren en kook op de achterste pitten.',
  points: ['Voor alle warmtebronnen', 'Mag in de vaatwasser'],
  families: [
    {
      name: '{merk} {soort} {maat}',
      brands: ['Magazijn', 'Tafelvrind'],
      unit: 'stuk',
      shape: 'can',
      word: '{soort}',
      about: 'Pan met een dikke bodem, voor een hele groep.',
      kinds: [
        ['kookpan', 'navy', 'none'],
        ['soeppan', 'red', 'none', { factor: 1.2 }],
        ['steelpan', 'sky', 'none', { factor: 0.7 }],
      ],
      sizes: [
        ['5 liter', 'Roestvrij staal', 3495, { figure: '5L' }],
        ['10 liter', 'Roestvrij staal', 4995, { figure: '10L' }],
      ],
    },
    {
      name: '{soort} {maat}',
      unit: 'set',
      shape: 'box',
      word: '{soort}',
      about: 'Keukengerei in een kindermaat en in een grote maat.',
      kinds: [
        ['deegrollers', 'brown', 'wheat', { word: 'rollers' }],
        ['uitsteekvormen', 'orange', 'star', { word: 'vormen', factor: 0.6 }],
        ['mengkommen', 'sky', 'wave', { word: 'kommen', factor: 1.4 }],
        ['garden en spatels', 'green', 'leaf', { word: 'garden' }],
        ['maatbekers', 'yellow', 'drop'],
        ['snijplanken', 'red', 'carrot', { word: 'planken', factor: 1.3 }],
      ],
      sizes: [
        ['klein', 'Set van 4', 1395, { figure: '4' }],
        ['groot', 'Set van 8', 2495, { figure: '8' }],
      ],
    },
    {
      name: 'Bakvorm {soort}',
      unit: 'stuk',
      shape: 'box',
      word: '{soort}',
      about: 'Vorm met een laagje dat niet plakt.',
      kinds: [
        ['cake', 'cream', 'heart'],
        ['muffin', 'pink', 'strawberry'],
        ['pizza', 'red', 'leaf'],
        ['taart', 'lilac', 'star'],
      ],
      sizes: [
        ['', '24 cm', 895, { figure: '24' }],
        ['', '30 cm', 1195, { figure: '30' }],
      ],
    },
  ],
};
