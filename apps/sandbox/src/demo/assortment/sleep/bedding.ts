import { colourKinds } from '../colourKinds.ts';
import type { SubCategory } from '../SubCategory.ts';

const { yellow, blue, green, pink, mint, lilac, cream } = colourKinds;

/** Sub category 'Beddengoed & slaapzakken'. */
export const bedding: SubCategory = {
  url: 'beddengoed',
  description: 'Beddengoed & slaapzakken',
  intro: 'Hoeslakens, dekens en slaapzakken die elke week in de was gaan.',
  articleBlock: 2,
  advice: 'Geef elk kind een eigen set in een tas met naam, en was op 60 °C.',
  points: ['Van katoen', 'Wasbaar op 60 °C', 'Mag in de droger'],
  families: [
    {
      name: '{merk} hoeslaken {soort}',
      brands: ['Magazijn', 'Dommeldons'],
      unit: 'pak',
      shape: 'folded-textile',
      word: 'laken',
      about: 'Hoeslaken van jersey dat strak om de matras blijft zitten.',
      kinds: [yellow, blue, green, pink, cream],
      sizes: [
        ['', '60 × 120 cm · 3 stuks', 1995, { figure: '60' }],
        ['', '70 × 150 cm · 3 stuks', 2395, { figure: '70' }],
      ],
    },
    {
      name: '{merk} slaapzak {soort}',
      brands: ['Dommeldons'],
      unit: 'stuk',
      shape: 'folded-textile',
      word: 'slaapzak',
      about: 'Slaapzak met een rits die van boven naar beneden sluit.',
      kinds: [
        ['uil', 'lilac', 'owl'],
        ['ster', 'navy', 'star'],
        ['ijsbeer', 'sky', 'polar-bear'],
      ],
      sizes: [
        ['', '70 cm · 0–6 maanden', 2295, { figure: '70' }],
        ['', '90 cm · 6–18 maanden', 2495, { figure: '90' }],
        ['', '110 cm · 18–36 maanden', 2695, { figure: '110' }],
      ],
    },
    {
      name: 'Deken {soort}',
      unit: 'stuk',
      shape: 'folded-textile',
      word: 'deken',
      about: 'Gebreide katoenen deken die lucht doorlaat.',
      kinds: [mint, lilac, cream, blue],
      sizes: [
        ['', '75 × 100 cm', 1695, { figure: '75' }],
        ['', '100 × 150 cm', 2495, { figure: '100' }],
      ],
    },
  ],
};
