import type { SubCategory } from '../SubCategory.ts';

/** Sub category 'Toilet- & handdoekpapier'. */
export const toiletPaper: SubCategory = {
  url: 'toilet-en-handdoekpapier',
  description: 'Toilet- & handdoekpapier',
  intro: 'Rollen en vellen per baal, ook van gerecycled papier.',
  articleBlock: 1,
  advice: 'Hang handdoekpapier op 90 centimeter hoogte, dan kunnen peuters er zelf bij.',
  points: ['Lost goed op', 'Folie van gerecycled plastic'],
  families: [
    {
      name: '{merk} toiletpapier {maat}',
      brands: ['Magazijn', 'Tederwit'],
      unit: 'baal',
      shape: 'roll-pack',
      word: '{maat}',
      pack: { palette: 'mint', motif: 'none' },
      about: 'Zacht toiletpapier dat goed oplost.',
      sizes: [
        ['2-laags', '6 × 8 rollen', 1890],
        ['3-laags', '6 × 8 rollen', 2390, { palette: 'lilac' }],
        ['4-laags', '6 × 6 rollen', 2450, { palette: 'pink' }],
        ['gerecycled', '8 × 8 rollen', 1995, { palette: 'green' }],
        ['jumbo', '6 rollen van 320 meter', 2690, { palette: 'sky' }],
        ['compact', '36 rollen', 2850, { palette: 'navy' }],
      ],
    },
    {
      name: '{merk} handdoekpapier {soort}',
      brands: ['Magazijn', 'Tederwit'],
      unit: 'doos',
      shape: 'dispenser-box',
      word: 'handdoek',
      about: 'Gevouwen papieren handdoekjes voor in de dispenser.',
      kinds: [
        ['Z-vouw', 'sky', 'drop'],
        ['interfold', 'lilac', 'drop', { factor: 1.06 }],
        ['C-vouw', 'green', 'drop', { factor: 0.96 }],
      ],
      sizes: [
        ['', '2-laags · 20 × 160 vel', 2495, { figure: '160' }],
        ['', '1-laags · 20 × 250 vel', 2195, { figure: '250' }],
      ],
    },
    {
      name: '{merk} {soort}',
      brands: ['Magazijn', 'Tederwit'],
      unit: 'doos',
      shape: 'paper-roll',
      word: '{soort}',
      about: 'Papier op rol voor keuken en werkbank.',
      kinds: [
        ['keukenrol', 'yellow', 'apple'],
        ['poetsrol midi', 'blue', 'none', { word: 'poetsrol' }],
        ['poetsrol maxi', 'navy', 'none', { word: 'poetsrol' }],
      ],
      sizes: [
        ['', '2-laags · 6 rollen', 1695, { figure: '6' }],
        ['', '2-laags · 12 rollen', 3195, { figure: '12' }],
      ],
    },
  ],
};
