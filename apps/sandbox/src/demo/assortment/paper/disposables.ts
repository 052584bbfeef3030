import type { SubCategory } from '../SubCategory.ts';

/** Sub category 'Wegwerpservies'. */
export const disposables: SubCategory = {
  url: 'wegwerpservies',
  description: 'Wegwerpservies',
  intro: 'Bekers, borden en bestek van karton en hout, voor feest en uitstapje.',
  articleBlock: 3,
  advice: 'Gebruik wegwerp alleen waar afwassen niet kan. Karton zonder etensresten hoort bij het papier.',
  points: ['Zonder plastic', 'Geschikt voor warm en koud'],
  families: [
    {
      name: 'Kartonnen bekers {soort}',
      unit: 'doos',
      shape: 'cup',
      word: 'beker',
      about: 'Beker van karton zonder plastic laagje.',
      kinds: [
        ['wit', 'cream', 'none'],
        ['stippen', 'red', 'star'],
        ['zon', 'yellow', 'sun'],
        ['golf', 'sky', 'wave'],
        ['beer', 'orange', 'bear'],
        ['uil', 'lilac', 'owl'],
      ],
      sizes: [
        ['', '180 ml · 20 × 50 stuks', 3195, { figure: '180' }],
        ['', '250 ml · 20 × 50 stuks', 3795, { figure: '250' }],
      ],
    },
    {
      name: 'Borden van {soort}',
      unit: 'pak',
      shape: 'plate-stack',
      word: '{soort}',
      about: 'Bord dat niet doorweekt en niet doorbuigt.',
      kinds: [
        ['karton', 'cream', 'none'],
        ['palmblad', 'brown', 'leaf', { factor: 2.1 }],
        ['suikerriet', 'green', 'leaf', { factor: 1.4 }],
      ],
      sizes: [
        ['', '18 cm · 100 stuks', 745, { figure: '18' }],
        ['', '23 cm · 100 stuks', 1095, { figure: '23' }],
      ],
    },
    {
      name: 'Houten {soort}',
      unit: 'doos',
      shape: 'cutlery',
      word: '{soort}',
      about: 'Bestek van berkenhout, glad geschuurd.',
      kinds: [
        ['lepels', 'orange', 'none'],
        ['vorken', 'green', 'none'],
        ['messen', 'blue', 'none'],
        ['ijslepeltjes', 'pink', 'none', { factor: 0.6 }],
        ['roerstaafjes', 'brown', 'none', { factor: 0.5 }],
      ],
      sizes: [
        ['', '100 stuks', 545, { figure: '100' }],
        ['', '1000 stuks', 3995, { figure: '1000' }],
      ],
    },
  ],
};
