import type { SubCategory } from '../SubCategory.ts';

/** Sub category 'Puzzels & spellen'. */
export const puzzles: SubCategory = {
  url: 'puzzels-en-spellen',
  description: 'Puzzels & spellen',
  intro: 'Van knopenpuzzel tot gezelschapsspel, geordend op aantal stukjes.',
  articleBlock: 3,
  advice: 'Plak op de achterkant van elk stukje het nummer van de puzzel. Dan komt alles weer goed.',
  points: ['Stevige stukken', 'In een bewaardoos'],
  families: [
    {
      name: '{merk} puzzel {soort} {maat}',
      brands: ['Bouwbeer'],
      unit: 'stuk',
      shape: 'puzzle',
      word: '{soort}',
      about: 'Houten legpuzzel met een heldere tekening.',
      kinds: [
        ['beer', 'brown', 'bear'],
        ['boerderij', 'green', 'cow-spots'],
        ['zee', 'sky', 'fish'],
        ['bos', 'orange', 'fox'],
        ['nacht', 'navy', 'owl'],
        ['fruit', 'red', 'apple'],
      ],
      sizes: [
        ['6 stukjes', 'Vanaf 2 jaar', 745, { figure: '6' }],
        ['12 stukjes', 'Vanaf 3 jaar', 845, { figure: '12' }],
        ['24 stukjes', 'Vanaf 4 jaar', 995, { figure: '24' }],
      ],
    },
    {
      name: 'Vloerpuzzel {soort}',
      unit: 'stuk',
      shape: 'puzzle',
      word: 'vloer',
      about: 'Grote puzzel om met de hele groep op de grond te leggen.',
      deal: { kind: 'free-goods', paid: 3, free: 1 },
      offer: 'puzzels',
      kinds: [
        ['dierentuin', 'yellow', 'polar-bear'],
        ['de straat', 'red', 'sun'],
        ['de moestuin', 'green', 'carrot'],
      ],
      sizes: [['', '60 × 90 cm · 24 stukjes', 1995, { figure: '24' }]],
    },
    {
      name: '{merk} {soort}',
      brands: ['Magazijn', 'Hobbeldebob'],
      unit: 'stuk',
      shape: 'box',
      word: '{soort}',
      about: 'Een spel dat in een kwartier gespeeld is.',
      kinds: [
        ['memo dieren', 'pink', 'rabbit', { word: 'memo' }],
        ['domino', 'yellow', 'duck'],
        ['lotto', 'blue', 'star'],
        ['kwartet', 'orange', 'fox'],
        ['stapelspel', 'mint', 'polar-bear', { word: 'stapel' }],
        ['kleurenspel', 'lilac', 'heart', { word: 'kleuren' }],
      ],
      sizes: [['', '2 tot 6 spelers', 1245, { figure: '2-6' }]],
    },
  ],
};
