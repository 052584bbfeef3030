import { offers } from '../assortment/offers.ts';
import type { DemoOffer } from '../DemoOffer.ts';
import { productIdsOfOffer } from './productIdsOfOffer.ts';
import type { ShelvedProduct } from './shelve.ts';

/** The banners, each leading to the special category of its products. */
export function demoOffers(shelved: readonly ShelvedProduct[]): DemoOffer[] {
  return offers.map(({ key, title, subtitle, label }, index) => ({
    id: index + 1,
    title,
    subtitle,
    actionUrl: `/categorie/aanbieding/${key}`,
    productIds: productIdsOfOffer(key, shelved),
    image: `actie-${key}`,
    label,
  }));
}
