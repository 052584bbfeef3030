import type { Aisle } from '../Aisle.ts';
import { bibs } from './bibs.ts';
import { changing } from './changing.ts';
import { creams } from './creams.ts';
import { diapers } from './diapers.ts';
import { gloves } from './gloves.ts';
import { pants } from './pants.ts';
import { sun } from './sun.ts';
import { wipes } from './wipes.ts';

/** Aisle 'Luiers & verzorging'. */
export const care: Aisle = {
  url: 'verzorging',
  description: 'Luiers & verzorging',
  intro: 'Van de verschoontafel tot de zonnebrand: alles om kinderen schoon, droog en gezond te houden.',
  subCategories: [diapers, pants, wipes, creams, gloves, bibs, changing, sun],
  banner: [
    'verschoonpapier-op-rol-wit-50-cm-breed-9-rollen',
    'demo-luiers-maat-4',
    'zonnebrand-kind-factor-50',
    'billendoekjes-zacht-12-72-stuks',
  ],
};
