import type { Aisle } from '../Aisle.ts';
import { disposables } from './disposables.ts';
import { napkins } from './napkins.ts';
import { toiletPaper } from './toiletPaper.ts';
import { wrapping } from './wrapping.ts';

/** Aisle 'Papier & wegwerp'. */
export const paper: Aisle = {
  url: 'papier-en-wegwerp',
  description: 'Papier & wegwerp',
  intro: 'Papier per baal, servetten per kleur en servies voor één dag.',
  subCategories: [toiletPaper, napkins, disposables, wrapping],
  banner: [
    'toiletpapier-2-laags',
    'servetten-geel-33-33-cm',
    'kartonnen-bekers-zon-180-ml-20-50-stuks',
    'keukenrol-2-laags-6-rollen',
  ],
};
