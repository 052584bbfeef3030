import type { Aisle } from '../Aisle.ts';
import { cabinets } from './cabinets.ts';
import { chairs } from './chairs.ts';
import { tables } from './tables.ts';

/** Aisle 'Meubels'. */
export const furniture: Aisle = {
  url: 'meubels',
  description: 'Meubels',
  intro: 'Stoelen, tafels en kasten op de maat van kinderen, en een paar op die van jou.',
  subCategories: [chairs, tables, cabinets],
  banner: [
    'kinderstoel-rood-zithoogte-26-cm',
    'groepstafel-rond-46-cm-hoog',
    'kinderstoel-blauw-zithoogte-31-cm',
    'laatjeskast-80-cm-breed',
  ],
};
