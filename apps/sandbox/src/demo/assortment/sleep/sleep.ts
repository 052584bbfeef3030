import type { Aisle } from '../Aisle.ts';
import { bedding } from './bedding.ts';
import { mattresses } from './mattresses.ts';
import { towels } from './towels.ts';

/** Aisle 'Slapen & textiel'. */
export const sleep: Aisle = {
  url: 'slapen-en-textiel',
  description: 'Slapen & textiel',
  intro: 'Voor het middagslaapje en voor de wasmand daarna.',
  subCategories: [mattresses, bedding, towels],
  banner: [
    'matras-schuim-60-120-cm',
    'hoeslaken-geel-60-120-cm-3-stuks',
    'dommeldons-slaapzak-uil-90-cm-6-18-maanden',
    'washandjes-groen-12-16-cm-12-stuks',
  ],
};
