import type { Aisle } from '../assortment/Aisle.ts';
import { offers } from '../assortment/offers.ts';
import { weeklyAction } from '../assortment/weeklyAction.ts';
import type { DemoCategory } from '../DemoCategory.ts';
import { categoryIdOf } from './shelve.ts';

/** The special category stands after all aisles that there may ever be. */
export const SPECIAL_CATEGORY_ID = 90;

/** The id of the special category that shows the products of an offer; the weekly action has place 0. */
export function specialCategoryId(place: number): number {
  return SPECIAL_CATEGORY_ID * 100 + place + 1;
}

/** All categories, each aisle followed by its sub categories, the special ones last. */
export function demoCategories(aisles: readonly Aisle[]): DemoCategory[] {
  const ordinary = aisles.flatMap((aisle, index): DemoCategory[] => {
    const aisleNumber = index + 1;
    const { url, description, intro } = aisle;
    const image = `categorie-${url}`;
    const parent = {
      id: aisleNumber,
      url,
      description,
      intro,
      parentId: null,
      image,
      priority: aisleNumber,
      special: false,
    };
    const children = aisle.subCategories.map((sub, place) => ({
      id: categoryIdOf(aisleNumber, sub.articleBlock),
      url: sub.url,
      description: sub.description,
      intro: sub.intro,
      parentId: aisleNumber,
      image: null,
      priority: place + 1,
      special: false,
    }));
    return [parent, ...children];
  });
  const special = {
    id: SPECIAL_CATEGORY_ID,
    url: 'aanbieding',
    description: 'Aanbiedingen',
    intro: 'Alle acties bij elkaar. De korting zie je in je winkelmand.',
    parentId: null,
    image: null,
    priority: SPECIAL_CATEGORY_ID,
    special: true,
  };
  const actions = [
    weeklyAction,
    ...offers.map(({ key, title, subtitle }) => ({ url: key, title, subtitle })),
  ];
  const specialChildren = actions.map(({ url, title, subtitle }, place) => ({
    id: specialCategoryId(place),
    url,
    description: title,
    intro: subtitle,
    parentId: SPECIAL_CATEGORY_ID,
    image: null,
    priority: place + 1,
    special: true,
  }));
  return [...ordinary, special, ...specialChildren];
}
