import type { SubCategory } from '../SubCategory.ts';

/** Sub category 'Doen alsof'. */
export const pretend: SubCategory = {
  url: 'doen-alsof',
  description: 'Doen alsof',
  intro: 'Voor de huishoek, de winkel en de poppendokter.',
  articleBlock: 4,
  advice: 'Wissel de huishoek elke maand: een winkel, een dokterspost, een bakkerij.',
  points: ['Voor twee tot vier kinderen', 'Af te nemen met een doekje'],
  families: [
    {
      name: '{merk} speelset {soort}',
      brands: ['Bouwbeer', 'Hobbeldebob'],
      unit: 'set',
      shape: 'box',
      word: '{soort}',
      about: 'Speelgoed van hout en vilt om een dag na te spelen.',
      kinds: [
        ['fruit snijden', 'red', 'strawberry', { word: 'fruit' }],
        ['groente', 'orange', 'carrot'],
        ['bakkerij', 'brown', 'wheat'],
        ['dokter', 'sky', 'cross'],
        ['thee', 'mint', 'leaf'],
        ['gereedschap', 'yellow', 'star', { word: 'klussen' }],
      ],
      sizes: [
        ['', '12 delen', 1895, { figure: '12' }],
        ['', '24 delen', 3195, { figure: '24' }],
      ],
    },
    {
      name: 'Handpop {soort}',
      unit: 'stuk',
      shape: 'folded-textile',
      word: 'handpop',
      about: 'Zachte handpop voor in de kring.',
      kinds: [
        ['beer', 'brown', 'bear'],
        ['konijn', 'pink', 'rabbit'],
        ['uil', 'lilac', 'owl'],
        ['vos', 'orange', 'fox'],
        ['poes', 'cream', 'cat'],
        ['eend', 'yellow', 'duck'],
        ['ijsbeer', 'sky', 'polar-bear'],
      ],
      sizes: [['', '28 cm', 1295, { figure: '28' }]],
    },
    {
      name: 'Verkleedset {soort}',
      unit: 'set',
      shape: 'folded-textile',
      word: '{soort}',
      about: 'Verkleedkleren met klittenband, die een kind zelf aantrekt.',
      points: ['Wasbaar op 30 °C', 'Klittenband in plaats van knopen'],
      kinds: [
        ['brandweer', 'red', 'star'],
        ['kok', 'cream', 'wheat'],
        ['dokter', 'mint', 'cross'],
        ['ridder', 'navy', 'heart'],
      ],
      sizes: [
        ['', '3–4 jaar', 2495, { figure: '3-4' }],
        ['', '5–6 jaar', 2695, { figure: '5-6' }],
      ],
    },
  ],
};
