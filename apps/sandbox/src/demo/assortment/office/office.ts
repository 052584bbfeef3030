import type { Aisle } from '../Aisle.ts';
import { copyPaper } from './copyPaper.ts';
import { filing } from './filing.ts';
import { writing } from './writing.ts';

/** Aisle 'Kantoor'. */
export const office: Aisle = {
  url: 'kantoor',
  description: 'Kantoor',
  intro: 'Papier, ordners en pennen, zodat de administratie ook eens klaar is.',
  subCategories: [copyPaper, filing, writing],
  banner: ['printpapier-wit-a4', 'ordner-geel-breed', 'balpennen-blauw-20-stuks', 'batterijen-aa'],
};
