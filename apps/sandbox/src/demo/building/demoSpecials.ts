import { offers } from '../assortment/offers.ts';
import type { DemoProduct } from '../DemoProduct.ts';
import type { DemoSpecial } from '../DemoSpecial.ts';
import { SPECIAL_CATEGORY_ID, specialCategoryId } from './demoCategories.ts';
import { productIdsOfOffer } from './productIdsOfOffer.ts';
import type { ShelvedProduct } from './shelve.ts';

/**
 * What the special categories show: each offer its own products; the weekly action the demo deals,
 * the first two of every offer and every twelfth other action; the parent all of these.
 */
export function demoSpecials(
  shelved: readonly ShelvedProduct[],
  products: readonly DemoProduct[],
): DemoSpecial[] {
  const onOffer = offers.map(({ key }) => productIdsOfOffer(key, shelved));
  const dealing = products.filter(({ offerLabel, available }) => offerLabel !== null && available);
  const weekly = [
    ...dealing.filter(({ path }) => path.startsWith('demo-')).map(({ id }) => id),
    ...onOffer.flatMap((ids) => ids.slice(0, 2)),
    ...dealing.filter((_, index) => index % 12 === 0).map(({ id }) => id),
  ];
  const children = [weekly, ...onOffer].map((ids, place) => ({
    categoryId: specialCategoryId(place),
    productIds: [...new Set(ids)],
  }));
  const all = [...new Set(children.flatMap(({ productIds }) => productIds))];
  return [{ categoryId: SPECIAL_CATEGORY_ID, productIds: all }, ...children];
}
