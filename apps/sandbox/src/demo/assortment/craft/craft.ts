import type { Aisle } from '../Aisle.ts';
import { clay } from './clay.ts';
import { craftPaper } from './craftPaper.ts';
import { crayons } from './crayons.ts';
import { glue } from './glue.ts';
import { paint } from './paint.ts';

/** Aisle 'Verf & knutselen', with the two products that lie in the category itself. */
export const craft: Aisle = {
  url: 'knutselen',
  description: 'Verf & knutselen',
  intro: 'Kleur, klei en karton. Genoeg voor een hele groep en een hele week.',
  subCategories: [paint, crayons, craftPaper, glue, clay],
  banner: ['demo-verf', 'waskrijtjes-dik', 'kleurpapier-geel-a4', 'knutsellijm-fles-250-ml'],
  direct: {
    advice: 'Zet alles wat vandaag nodig is op een blad. Dan kan de rest van de kast dicht blijven.',
    points: ['Genoeg voor een groep van twaalf', 'Uitwasbaar'],
    families: [
      {
        name: 'Plakkaatverf, 5 kleuren',
        unit: 'set',
        shape: 'paint-bottles',
        word: 'verf',
        pack: { palette: 'red', motif: 'none', figure: '5' },
        about: 'Vijf flessen dekkende plakkaatverf: rood, geel, blauw, roze en groen.',
        sizes: [['', '5 × 500 ml', 1995]],
      },
      {
        name: 'Tekenblok A3 wit',
        unit: 'pak',
        shape: 'paper-stack',
        word: 'tekenblok',
        pack: { palette: 'sky', motif: 'sun', figure: 'A3' },
        about: 'Tekenblokken van stevig wit papier. Bij twee pakken krijg je een doos waskrijtjes cadeau.',
        sizes: [['', '120 gram · 10 × 50 vel', 1895]],
      },
    ],
  },
};
