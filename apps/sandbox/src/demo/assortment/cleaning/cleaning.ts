import type { Aisle } from '../Aisle.ts';
import { cleaners } from './cleaners.ts';
import { dishes } from './dishes.ts';
import { laundry } from './laundry.ts';
import { soap } from './soap.ts';
import { tools } from './tools.ts';

/** Aisle 'Schoonmaak'. */
export const cleaning: Aisle = {
  url: 'schoonmaak',
  description: 'Schoonmaak',
  intro: 'Alles voor een fris lokaal, van de eerste veeg tot de laatste was.',
  subCategories: [cleaners, soap, dishes, laundry, tools],
  banner: [
    'allesreiniger-fris-spray-750-ml',
    'handzeep-mild-pomp-500-ml',
    'vloerreiniger-can-5-liter',
    'vaatwastabletten-klassiek-100-stuks',
  ],
};
