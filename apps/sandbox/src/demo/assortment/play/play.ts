import type { Aisle } from '../Aisle.ts';
import { baby } from './baby.ts';
import { books } from './books.ts';
import { building } from './building.ts';
import { pretend } from './pretend.ts';
import { puzzles } from './puzzles.ts';
import { vehicles } from './vehicles.ts';

/** Aisle 'Spelen'. */
export const play: Aisle = {
  url: 'spelen',
  description: 'Spelen',
  intro: 'Speelgoed dat jaren meegaat, van bouwhoek tot boekenkast.',
  subCategories: [building, puzzles, pretend, vehicles, books, baby],
  banner: [
    'houten-letterblokken-30-blokken',
    'memo-dieren',
    'brandweerwagen-22-cm',
    'kartonboek-beer-gaat-slapen-16-bladzijden-15-15-cm',
  ],
};
