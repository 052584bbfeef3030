import type { SubCategory } from '../SubCategory.ts';

/** Sub category 'Handzeep & desinfectie'. */
export const soap: SubCategory = {
  url: 'handzeep-en-desinfectie',
  description: 'Handzeep & desinfectie',
  intro: 'Zeep voor kleine handen en desinfectie waar het moet.',
  articleBlock: 2,
  advice:
    'Handen wassen met water en zeep is bijna altijd genoeg. Gebruik desinfectie alleen na bloed of bij een besmetting.',
  points: ['Past in gangbare dispensers', 'Mild voor de huid'],
  families: [
    {
      name: '{merk} handzeep {soort}',
      brands: ['Magazijn', 'Sopwijs', 'Duimelot'],
      unit: 'stuk',
      shape: 'pump-bottle',
      word: '{soort}',
      about: 'Vloeibare zeep die lekker schuimt en goed uitspoelt.',
      kinds: [
        ['mild', 'pink', 'drop'],
        ['amandel', 'cream', 'heart'],
        ['appel', 'green', 'apple'],
        ['zonder parfum', 'sky', 'wave', { word: 'puur' }],
      ],
      sizes: [
        ['', 'Pomp 500 ml', 410, { figure: '500' }],
        ['', 'Can 5 liter', 1395, { figure: '5L' }],
      ],
    },
    {
      name: '{soort}',
      unit: 'stuk',
      shape: 'spray-bottle',
      word: '{soort}',
      about: 'Desinfectie met een toelating, voor handen of oppervlakken.',
      extra: 'Gebruik desinfectiemiddelen veilig. Lees voor gebruik het etiket en de productinformatie.',
      kinds: [
        ['handalcohol 70%', 'blue', 'cross', { word: 'hand' }],
        ['oppervlaktespray', 'red', 'cross', { word: 'oppervlak' }],
        ['verschoonkussenspray', 'mint', 'cross', { word: 'kussen' }],
      ],
      sizes: [
        ['', 'Fles 500 ml', 595, { figure: '500' }],
        ['', '6 × 500 ml', 3195, { figure: '6' }],
        ['', 'Can 5 liter', 3295, { figure: '5L' }],
      ],
    },
    {
      name: 'Zeepdispenser {soort}',
      unit: 'stuk',
      shape: 'dispenser-box',
      word: 'zeep',
      about: 'Dispenser voor aan de muur, te bedienen met een elleboog.',
      kinds: [
        ['wit', 'cream', 'drop'],
        ['mint', 'mint', 'drop'],
        ['met sensor', 'navy', 'drop', { factor: 2.2 }],
      ],
      sizes: [['', '1 liter', 2295, { figure: '1L' }]],
    },
  ],
};
