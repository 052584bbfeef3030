import type { WireCategory } from '../schemas/category.ts';
import type { Category } from './Category.ts';
import { textOf } from './fromWire.ts';

export function readCategory(wire: WireCategory): Category {
  return {
    name: wire.description,
    url: wire.url_description,
    number: wire.number ?? null,
    intro: textOf(wire.intro),
    image: wire.image || null,
    subCategories: wire.sub_categories.map((sub) => ({
      name: sub.description,
      url: sub.url_description,
      productCount: sub.products,
    })),
    parent: wire.parent_category
      ? { name: wire.parent_category.description, url: wire.parent_category.url_description }
      : null,
  };
}
