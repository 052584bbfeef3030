import { colourKinds } from '../colourKinds.ts';
import type { SubCategory } from '../SubCategory.ts';

const { red, yellow, blue, green, orange, pink } = colourKinds;

/** Sub category 'Bal & bewegen'. */
export const sport: SubCategory = {
  url: 'bal-en-bewegen',
  description: 'Bal & bewegen',
  intro: 'Ballen, hoepels en parcoursen voor binnen en buiten.',
  articleBlock: 3,
  advice: 'Leg een parcours neer met drie onderdelen en verander er elke dag één.',
  points: ['Voor binnen en buiten', 'Zacht bij botsen'],
  families: [
    {
      name: '{merk} bal {soort}',
      brands: ['Magazijn', 'Buitenbof'],
      unit: 'stuk',
      shape: 'ball',
      word: 'bal',
      about: 'Bal met een zachte huid en een goede stuit.',
      kinds: [red, yellow, blue, green, orange, pink],
      sizes: [
        ['', '16 cm', 395, { figure: '16' }],
        ['', '22 cm', 595, { figure: '22' }],
      ],
    },
    {
      name: 'Hoepels {soort}',
      unit: 'set',
      shape: 'ball',
      word: 'hoepel',
      about: 'Platte hoepel die op de grond blijft liggen.',
      kinds: [red, yellow, blue, green],
      sizes: [['', '50 cm · 6 stuks', 1495, { figure: '50' }]],
    },
    {
      name: '{soort}',
      unit: 'set',
      shape: 'pouch',
      word: '{soort}',
      about: 'Spel voor het hele plein, in een tas om te dragen.',
      kinds: [
        ['pionnen', 'orange', 'none'],
        ['springtouwen', 'pink', 'none', { word: 'touwen' }],
        ['parachute', 'sky', 'sun', { factor: 1.5 }],
        ['bellenblaas', 'mint', 'drop', { factor: 0.6, word: 'bellen' }],
        ['evenwichtsstenen', 'green', 'leaf', { factor: 2, word: 'stenen' }],
        ['blinddoeken', 'lilac', 'none', { factor: 0.7 }],
      ],
      sizes: [
        ['', 'Voor 6 kinderen', 1495, { figure: '6' }],
        ['', 'Voor 12 kinderen', 2495, { figure: '12' }],
      ],
    },
  ],
};
