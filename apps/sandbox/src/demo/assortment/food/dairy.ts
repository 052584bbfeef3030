import { allergens } from '../allergens.ts';
import type { SubCategory } from '../SubCategory.ts';

/** Sub category 'Zuivel & plantaardig'. */
export const dairy: SubCategory = {
  url: 'zuivel',
  description: 'Zuivel & plantaardig',
  intro: 'Houdbare melk, drinkyoghurt en plantaardige dranken.',
  articleBlock: 2,
  vat: 9,
  advice:
    'Houdbare zuivel staat goed in het magazijn. Zet de pakken voor morgen vandaag vast in de koelkast.',
  points: ['Ongekoeld te bewaren tot openen', 'Tray met handgreep'],
  families: [
    {
      name: '{merk} {soort} melk, houdbaar',
      brands: ['Magazijn', 'Koeweide'],
      unit: 'tray',
      shape: 'carton',
      word: 'melk',
      about: 'Houdbare melk van koeien die buiten lopen.',
      kinds: [
        ['halfvolle', 'blue', 'cow-spots'],
        ['volle', 'red', 'cow-spots', { factor: 1.06 }],
        ['magere', 'sky', 'cow-spots', { factor: 0.97 }],
        ['lactosevrije', 'lilac', 'cow-spots', { factor: 1.28 }],
        ['biologische', 'green', 'cow-spots', { factor: 1.32 }],
      ],
      food: {
        ingredients: '{soort} melk, gesteriliseerd.',
        allergens: allergens.milk,
        nutrition: [1.5, 1, 4.7, 4.7, 0, 3.5, 0.11],
        per: 'ml',
        storage: 'Na openen gekoeld, drie dagen houdbaar.',
      },
      sizes: [
        ['', '12 × 1 liter', 1245],
        ['', '24 × 200 ml', 1180, { figure: '24' }],
      ],
    },
    {
      name: '{merk} {soort}',
      brands: ['Velderhof', 'Hapklaar'],
      unit: 'tray',
      shape: 'carton',
      word: '{soort}',
      about: 'Plantaardige drank met extra calcium, zonder toegevoegde suiker.',
      kinds: [
        [
          'haverdrank',
          'cream',
          'wheat',
          { ingredients: 'Water, haver 11%, calciumcarbonaat, zeezout.', allergens: 'Bevat gluten (haver).' },
        ],
        ['rijstdrank', 'mint', 'wheat', { ingredients: 'Water, rijst 12%, calciumcarbonaat, zeezout.' }],
        [
          'sojadrank',
          'green',
          'leaf',
          { ingredients: 'Water, sojabonen 8%, calciumcarbonaat, zeezout.', allergens: allergens.soy },
        ],
        ['amandeldrank', 'brown', 'leaf', { factor: 1.2, allergens: 'Bevat noten (amandel).' }],
      ],
      food: {
        ingredients: 'Water, amandel 3%, calciumcarbonaat, zeezout.',
        allergens: allergens.none,
        nutrition: [1.4, 0.2, 6.2, 3.1, 0.6, 1.1, 0.1],
        per: 'ml',
      },
      sizes: [
        ['', '6 × 1 liter', 1095, { figure: '6' }],
        ['', '12 × 1 liter', 2095, { figure: '12' }],
      ],
    },
    {
      name: 'Drinkyoghurt {soort}, houdbaar',
      unit: 'tray',
      shape: 'carton',
      word: 'yoghurt',
      about: 'Milde drinkyoghurt met fruit en weinig toegevoegde suiker.',
      kinds: [
        ['framboos', 'pink', 'cow-spots'],
        ['perzik', 'orange', 'cow-spots'],
        [
          'naturel',
          'cream',
          'cow-spots',
          { ingredients: 'Yoghurt van magere melk 95%, suiker 3%, pectine.' },
        ],
        ['banaan', 'yellow', 'banana'],
      ],
      food: {
        ingredients: 'Yoghurt van magere melk 80%, {soort} 8%, suiker 3%, pectine.',
        allergens: allergens.milk,
        nutrition: [0.6, 0.4, 7.8, 7.6, 0.2, 2.9, 0.1],
        per: 'ml',
      },
      sizes: [
        ['', '8 × 1 liter', 1075, { figure: '8' }],
        ['', '24 × 200 ml', 1495, { figure: '24' }],
      ],
    },
    {
      name: 'Vla {soort}, houdbaar',
      unit: 'tray',
      shape: 'carton',
      word: 'vla',
      about: 'Houdbare vla voor een toetje na de warme maaltijd.',
      kinds: [
        ['vanille', 'yellow', 'cow-spots'],
        ['chocolade', 'brown', 'cow-spots'],
        ['hopjes', 'orange', 'cow-spots'],
      ],
      food: {
        ingredients: 'Halfvolle melk, suiker 7%, gemodificeerd maïszetmeel, aroma ({soort}).',
        allergens: allergens.milk,
        nutrition: [1.6, 1, 13.8, 11.2, 0.1, 2.8, 0.12],
      },
      sizes: [['', '12 × 1 liter', 1545, { figure: '12' }]],
    },
  ],
};
