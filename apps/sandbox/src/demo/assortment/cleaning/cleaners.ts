import type { SubCategory } from '../SubCategory.ts';

/** Sub category 'Reinigers'. */
export const cleaners: SubCategory = {
  url: 'reinigers',
  description: 'Reinigers',
  intro: 'Voor vloer, keuken en sanitair. In sprays om te pakken en cans om bij te vullen.',
  articleBlock: 1,
  advice: 'Vul sprayflessen bij uit een can en zet de naam op de fles. Bewaar alles achter een kinderslot.',
  points: ['Kinderslot op de dop', 'Geschikt voor dagelijks gebruik'],
  families: [
    {
      name: '{merk} allesreiniger {soort}',
      brands: ['Magazijn', 'Sopwijs'],
      unit: 'fles',
      shape: 'spray-bottle',
      word: '{soort}',
      about: 'Reiniger die vet en vingers losmaakt zonder strepen.',
      extra: 'Buiten bereik van kinderen houden. Bij contact met de ogen voorzichtig spoelen met water.',
      kinds: [
        ['Fris', 'mint', 'apple'],
        ['Citroen', 'yellow', 'sun'],
        ['Lavendel', 'lilac', 'daisy'],
        ['Neutraal', 'sky', 'drop'],
      ],
      sizes: [
        ['', 'Spray 750 ml', 295],
        ['', '6 sprays van 750 ml', 1645, { figure: '6' }],
      ],
    },
    {
      name: '{merk} {soort}',
      brands: ['Magazijn', 'Sopwijs', 'Blinkwit'],
      unit: 'can',
      shape: 'jerrycan',
      word: '{soort}',
      about: 'Geconcentreerd: een dopje op een emmer water is genoeg.',
      extra: 'Verdun volgens het etiket. Meng nooit met andere middelen.',
      kinds: [
        ['vloerreiniger', 'green', 'leaf', { word: 'vloer' }],
        ['sanitairreiniger', 'sky', 'wave', { word: 'sanitair' }],
        ['ontvetter', 'orange', 'sun'],
        ['schoonmaakazijn', 'mint', 'drop', { word: 'azijn', factor: 0.7 }],
        ['interieurreiniger', 'lilac', 'star', { word: 'interieur' }],
      ],
      sizes: [
        ['', 'Can 5 liter', 1295, { figure: '5L' }],
        ['', 'Can 10 liter', 2345, { figure: '10L' }],
      ],
    },
    {
      name: '{soort}',
      unit: 'doos',
      shape: 'bottle',
      word: '{soort}',
      about: 'Voor kalk, glas en toilet, in flessen die goed in de hand liggen.',
      kinds: [
        ['toiletreiniger', 'blue', 'wave', { word: 'toilet' }],
        ['ontkalker', 'red', 'drop'],
        ['ontstopper', 'navy', 'none', { factor: 1.4 }],
        ['schuurmiddel', 'cream', 'star', { word: 'schuur' }],
      ],
      sizes: [
        ['', '6 × 750 ml', 1295, { figure: '750' }],
        ['', '12 × 1 liter', 2795, { figure: '12' }],
      ],
    },
  ],
};
