import type { SubCategory } from '../SubCategory.ts';

/** Sub category 'Kasten & bedden'. */
export const cabinets: SubCategory = {
  url: 'kasten-en-bedden',
  description: 'Kasten & bedden',
  intro: 'Open kasten op kindhoogte, gesloten kasten voor wat hoog moet liggen.',
  articleBlock: 3,
  advice: 'Zet elke kast vast aan de muur. De beugels zitten erbij.',
  points: ['Met muurbeugels', 'Afgeronde randen'],
  families: [
    {
      name: '{merk} {soort}',
      brands: ['Magazijn', 'Stoelvast'],
      unit: 'stuk',
      shape: 'cabinet',
      word: '{soort}',
      about: 'Kast van berkenmultiplex die tegen een stootje kan.',
      kinds: [
        ['open kast', 'cream', 'none', { word: 'open' }],
        ['laatjeskast', 'yellow', 'none', { word: 'laatjes', factor: 1.3 }],
        ['boekenrek', 'red', 'none', { factor: 0.7 }],
        ['garderobe', 'blue', 'none', { factor: 0.9 }],
        ['commode', 'mint', 'none', { factor: 2.1 }],
        ['stapelbed', 'sky', 'none', { factor: 1.9 }],
      ],
      sizes: [
        ['', '80 cm breed', 18995, { figure: '80' }],
        ['', '120 cm breed', 23995, { figure: '120' }],
      ],
    },
  ],
};
