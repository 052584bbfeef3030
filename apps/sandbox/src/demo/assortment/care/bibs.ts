import type { SubCategory } from '../SubCategory.ts';

/** Sub category 'Slabben'. */
export const bibs: SubCategory = {
  url: 'slabben',
  description: 'Slabben',
  intro: 'Wegwerpslabben, wasbare slabben en mouwslabben.',
  articleBlock: 3,
  advice: 'Reken op twee slabben per kind per dag. Wasbare slabben gaan met de andere was mee op 60 °C.',
  points: ['Sluit achter in de nek', 'Vangt op wat valt'],
  families: [
    {
      name: '{merk} wegwerpslabben {soort}',
      brands: ['Magazijn', 'Duimelot'],
      unit: 'doos',
      shape: 'box',
      word: 'slabbers',
      about: 'Papieren slab met een laagje folie en een opvangzakje.',
      kinds: [
        ['met opvangzakje', 'yellow', 'bear'],
        ['met koordjes', 'green', 'cat', { factor: 0.88 }],
      ],
      sizes: [
        ['', '4 × 100 stuks', 1420, { figure: '100' }],
        ['', '500 stuks', 1675, { figure: '500' }],
      ],
    },
    {
      name: 'Badstof slab {soort}',
      unit: 'pak',
      shape: 'bib',
      word: 'slab',
      about: 'Dikke badstof slab met klittenband en een waterdichte achterkant.',
      points: ['Wasbaar op 60 °C', 'Klittenband in de nek', 'Waterdichte achterkant'],
      kinds: [
        ['beer', 'brown', 'bear'],
        ['eend', 'yellow', 'duck'],
        ['vos', 'orange', 'fox'],
        ['konijn', 'pink', 'rabbit'],
        ['vis', 'sky', 'fish'],
      ],
      sizes: [['', '30 × 36 cm · 5 stuks', 1495, { figure: '5' }]],
    },
    {
      name: 'Mouwslab {soort}',
      unit: 'stuk',
      shape: 'bib',
      word: 'mouw',
      about: 'Slab met lange mouwen voor zelf eten en voor kliederen met verf.',
      points: ['Afneembaar met een doekje', 'Vanaf 6 maanden'],
      kinds: [
        ['blauw', 'blue', 'none'],
        ['groen', 'green', 'none'],
        ['lila', 'lilac', 'none'],
      ],
      sizes: [
        ['', '6–24 maanden', 645, { figure: '24m' }],
        ['', '2–4 jaar', 695, { figure: '4j' }],
      ],
    },
  ],
};
