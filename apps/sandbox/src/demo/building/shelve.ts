import type { Aisle } from '../assortment/Aisle.ts';
import type { SubCategory } from '../assortment/SubCategory.ts';
import { distinctPackShot } from './distinctPackShot.ts';
import { type DraftProduct, expandFamily } from './expandFamily.ts';

/** A draft with its place: article number, category, and the sub category whose texts it shares. */
export interface ShelvedProduct extends DraftProduct {
  readonly article: number;
  readonly categoryId: number;
  readonly shelf: Pick<SubCategory, 'advice' | 'points' | 'vat'>;
}

/** The id of an aisle is its number; a sub category adds its block: aisle 1, block 4 is 104. */
export function categoryIdOf(aisleNumber: number, block: number): number {
  return block === 0 ? aisleNumber : aisleNumber * 100 + block;
}

/**
 * All products in the order of the shop. An article number is 100 + the aisle, then the block and a
 * number of two digits: aisle 1, block 4, fourth product is 101404. It is the product's id too.
 *
 * @throws Error when a sub category holds more than 99 products
 */
export function shelve(aisles: readonly Aisle[]): ShelvedProduct[] {
  const shelved: ShelvedProduct[] = [];
  const packs = new Set<string>();
  for (const [index, aisle] of aisles.entries()) {
    const aisleNumber = index + 1;
    const shelves = aisle.direct === undefined ? [] : [{ ...aisle.direct, articleBlock: 0, vat: undefined }];
    for (const shelf of [...shelves, ...aisle.subCategories]) {
      const drafts = shelf.families.flatMap(expandFamily);
      if (drafts.length > 99) {
        throw new Error(
          `Block ${shelf.articleBlock} of ${aisle.url} holds ${drafts.length} products, at most 99 have a number.`,
        );
      }
      for (const [place, draft] of drafts.entries()) {
        const colourMatters = draft.family.kinds?.some(([, , motif]) => motif === 'none') ?? false;
        shelved.push({
          ...draft,
          packShot: distinctPackShot(draft.packShot, colourMatters, packs),
          article: (100 + aisleNumber) * 1000 + shelf.articleBlock * 100 + place + 1,
          categoryId: categoryIdOf(aisleNumber, shelf.articleBlock),
          shelf,
        });
      }
    }
  }
  return shelved;
}
