// The function and its result share a file: two names that differ in case alone are one file on some disks.
import { aisles } from './assortment/aisles.ts';
import { demoBanners } from './building/demoBanners.ts';
import { demoCategories } from './building/demoCategories.ts';
import { demoOffers } from './building/demoOffers.ts';
import { demoSpecials } from './building/demoSpecials.ts';
import { finishProduct } from './building/finishProduct.ts';
import { popularityRanks } from './building/popularityRanks.ts';
import { relatedIds } from './building/relatedIds.ts';
import { type ShelvedProduct, shelve } from './building/shelve.ts';
import { demoAccounts } from './content/demoAccounts.ts';
import { demoPages } from './content/demoPages.ts';
import type { DemoAccount } from './DemoAccount.ts';
import type { DemoBanner } from './DemoBanner.ts';
import type { DemoCategory } from './DemoCategory.ts';
import type { DemoOffer } from './DemoOffer.ts';
import type { DemoPage } from './DemoPage.ts';
import type { DemoProduct } from './DemoProduct.ts';
import type { DemoSpecial } from './DemoSpecial.ts';

export { DEMO_PASSWORD, type DemoAccount, type DemoAddress } from './DemoAccount.ts';
export type { DemoBanner } from './DemoBanner.ts';
export type { DemoCategory } from './DemoCategory.ts';
export type { DemoOffer } from './DemoOffer.ts';
export type { DemoPage } from './DemoPage.ts';
export type { DemoProduct } from './DemoProduct.ts';
export type { DemoSpecial } from './DemoSpecial.ts';

/**
 * Everything a demonstration shop starts with, as plain data: the same ids, paths and prices on
 * every machine. All references (parent, category, related, gift, special, offer) are ids that
 * exist in the same catalogue.
 */
export interface DemoCatalogue {
  /** Parents come before their children; both in the order in which a shop shows them. */
  readonly categories: readonly DemoCategory[];
  /** Ascending by id. A gift of a give-away deal is an ordinary product in this list. */
  readonly products: readonly DemoProduct[];
  /** What the special categories show; their products keep their own ordinary category. */
  readonly specials: readonly DemoSpecial[];
  /** The banners of the home page and of the page 'Aanbiedingen', in their order. */
  readonly offers: readonly DemoOffer[];
  /** The product offer banners of the home page, in their order. */
  readonly banners: readonly DemoBanner[];
  readonly pages: readonly DemoPage[];
  /** The parent organisation comes before the companies that belong to it. */
  readonly accounts: readonly DemoAccount[];
  readonly coupons: readonly { readonly code: string; readonly percentage: number }[];
}

/** The first product of every shelf in the aisle of a product: related to what has few neighbours. */
function firstOfShelves(id: number, shelves: ReadonlyMap<number, readonly ShelvedProduct[]>): number[] {
  const firsts = [...shelves.values()].flatMap((shelf) => shelf[0]?.article ?? []);
  return firsts.filter((first) => Math.floor(first / 1000) === Math.floor(id / 1000));
}

/**
 * Builds the demonstration catalogue from the assortment: 2,000 products, their categories, actions,
 * pages and accounts. Pure: every call gives an equal, new value; it takes some tens of milliseconds.
 *
 * @throws Error when the assortment contradicts itself (a gift or best seller that does not exist)
 */
export function demoCatalogue(): DemoCatalogue {
  const shelved = shelve(aisles);
  const idsByPath = new Map(shelved.map(({ path, article }) => [path, article]));
  const shelves = Map.groupBy(shelved, ({ categoryId }) => categoryId);
  const finished = shelved.map((product) => finishProduct(product, idsByPath));
  const popularity = popularityRanks(finished);
  const products = finished.map((product) => ({
    ...product,
    relatedIds: relatedIds(
      product.id,
      shelves.get(product.categoryId) ?? [],
      firstOfShelves(product.id, shelves),
    ),
    popularity: popularity.get(product.id) ?? 1,
  }));
  return {
    categories: demoCategories(aisles),
    products: products.toSorted((first, second) => first.id - second.id),
    specials: demoSpecials(shelved, products),
    offers: demoOffers(shelved),
    banners: demoBanners(products),
    pages: demoPages,
    accounts: demoAccounts,
    coupons: [{ code: 'DEMO10', percentage: 10 }],
  };
}
