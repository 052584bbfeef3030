import type { Aisle } from '../Aisle.ts';
import { cookware } from './cookware.ts';
import { cups } from './cups.ts';
import { plates } from './plates.ts';
import { storage } from './storage.ts';

/** Aisle 'Keuken & servies'. */
export const kitchen: Aisle = {
  url: 'keuken-en-servies',
  description: 'Keuken & servies',
  intro: 'Servies dat valt en heel blijft, en pannen voor de hele groep.',
  subCategories: [cups, plates, cookware, storage],
  banner: [
    'drinkbekers-geel-200-ml-10-stuks',
    'borden-blauw',
    'kinderbestek-vorken-12-stuks',
    'kookpan-5-liter',
  ],
};
