import type { Aisle } from '../Aisle.ts';
import { riding } from './riding.ts';
import { sand } from './sand.ts';
import { sport } from './sport.ts';

/** Aisle 'Buitenspelen'. */
export const outdoor: Aisle = {
  url: 'buitenspelen',
  description: 'Buitenspelen',
  intro: 'Elke dag naar buiten: graven, rijden, rennen.',
  subCategories: [sand, riding, sport],
  banner: ['scheppen-rood', 'driewieler-rood-2-4-jaar', 'bal-geel-22-cm', 'speelzand-zak-20-kg'],
};
