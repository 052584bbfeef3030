import type { SubCategory } from '../SubCategory.ts';

/** Sub category 'Tafels'. */
export const tables: SubCategory = {
  url: 'tafels',
  description: 'Tafels',
  intro: 'Groepstafels in vaste hoogtes en verstelbaar.',
  articleBlock: 2,
  advice: 'Kies de tafel twintig centimeter hoger dan de zitting van de stoel.',
  points: ['Blad bestand tegen verf en water', 'Afgeronde hoeken'],
  families: [
    {
      name: '{merk} groepstafel {soort} {maat}',
      brands: ['Magazijn', 'Stoelvast'],
      unit: 'stuk',
      shape: 'table',
      word: '{soort}',
      about: 'Tafel van berkenmultiplex met massieve poten.',
      kinds: [
        ['rond', 'yellow', 'none'],
        ['vierkant', 'blue', 'none'],
        ['halfrond', 'green', 'none', { factor: 0.85 }],
        ['rechthoekig', 'cream', 'none', { factor: 1.15, word: 'recht' }],
      ],
      sizes: [
        ['46 cm hoog', 'Blad 90 cm', 13995, { figure: '46' }],
        ['53 cm hoog', 'Blad 120 cm', 16995, { figure: '53' }],
        ['59 cm hoog', 'Blad 120 cm', 17495, { figure: '59' }],
      ],
    },
  ],
};
