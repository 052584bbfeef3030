import { allergens } from '../allergens.ts';
import type { SubCategory } from '../SubCategory.ts';

/** Sub category 'Thee, koffie & water'. */
export const drinks: SubCategory = {
  url: 'thee-koffie-en-water',
  description: 'Thee, koffie & water',
  intro: 'Lauwe thee voor de kinderen, koffie voor het team.',
  articleBlock: 8,
  vat: 9,
  advice: 'Water en lauwe thee zonder suiker zijn de gewone dorstlessers. Zet koffie buiten bereik.',
  points: ['Per kopje of per kan te zetten', 'Aroma blijft goed in de verpakking'],
  families: [
    {
      name: '{merk} {soort}thee',
      brands: ['Magazijn', 'Velderhof'],
      unit: 'doos',
      shape: 'box',
      word: '{soort}',
      about: 'Kruidenthee of vruchtenthee zonder cafeïne en zonder toegevoegde suiker.',
      kinds: [
        ['rooibos', 'red', 'leaf'],
        ['kamille', 'yellow', 'daisy'],
        ['venkel', 'green', 'leaf'],
        ['aardbei', 'pink', 'strawberry'],
        ['appel', 'mint', 'apple'],
      ],
      food: {
        ingredients: 'Kruiden en vruchten, waaronder {soort}.',
        allergens: allergens.none,
        nutrition: [0, 0, 0.2, 0, 0, 0, 0],
        per: 'ml',
      },
      sizes: [['', '6 × 20 zakjes', 795, { figure: '20' }]],
    },
    {
      name: 'Koffie {soort}',
      unit: 'pak',
      shape: 'pouch',
      word: '{soort}',
      about: 'Koffie voor de personeelskamer, mild gebrand.',
      kinds: [
        ['filter', 'red', 'none'],
        ['bonen', 'brown', 'none', { factor: 1.2 }],
        ['cafeïnevrij', 'green', 'none', { factor: 1.25 }],
      ],
      food: {
        ingredients: '100% arabicakoffie.',
        allergens: allergens.none,
        nutrition: [0, 0, 0, 0, 0, 0.1, 0],
        per: 'ml',
      },
      sizes: [
        ['', 'Pak 500 gram', 795, { figure: '500' }],
        ['', '6 × 1 kg', 7995, { figure: '6 kg' }],
      ],
    },
    {
      name: 'Bronwater {soort}',
      unit: 'tray',
      shape: 'bottle',
      word: 'water',
      about: 'Bronwater voor uitstapjes en warme dagen.',
      kinds: [
        ['zonder prik', 'sky', 'drop'],
        ['licht bruisend', 'mint', 'wave'],
      ],
      food: {
        ingredients: 'Bronwater.',
        allergens: allergens.none,
        nutrition: [0, 0, 0, 0, 0, 0, 0.01],
        per: 'ml',
      },
      sizes: [
        ['', '24 × 330 ml', 745, { figure: '330' }],
        ['', '6 × 1,5 liter', 425, { figure: '1,5' }],
      ],
    },
  ],
};
