import type { Aisle } from '../Aisle.ts';
import { childSafety } from './childSafety.ts';
import { firstAid } from './firstAid.ts';

/** Aisle 'EHBO & veiligheid'. */
export const safety: Aisle = {
  url: 'ehbo-en-veiligheid',
  description: 'EHBO & veiligheid',
  intro: 'Voor de schaafwond van vandaag en het hoekje van morgen.',
  subCategories: [firstAid, childSafety],
  banner: [
    'verbandkoffer-opvang-compleet-gevuld',
    'pleisters-dieren-2-6-cm-100-stuks',
    'veiligheidshesjes-oranje-2-4-jaar-10-stuks',
    'koudkompres-10-stuks',
  ],
};
