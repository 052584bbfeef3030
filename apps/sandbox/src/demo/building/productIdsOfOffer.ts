import type { OfferKey } from '../assortment/offers.ts';
import type { ShelvedProduct } from './shelve.ts';

/** The products of the families that name an offer, in shelf order. */
export function productIdsOfOffer(key: OfferKey, shelved: readonly ShelvedProduct[]): number[] {
  return shelved.filter(({ family }) => family.offer === key).map(({ article }) => article);
}
