import type { WireCategory } from '../schemas/catalogue.ts';
import { textOf } from './fromWire.ts';

export interface SubCategory {
  readonly name: string;
  readonly url: string;
  readonly productCount: number;
}

export interface Category {
  readonly name: string;
  readonly url: string;
  /** Its aisle number; null without one. */
  readonly number: number | null;
  readonly intro: string;
  readonly image: string | null;
  readonly subCategories: readonly SubCategory[];
  readonly parent: { readonly name: string; readonly url: string } | null;
}

export function toCategory(wire: WireCategory): Category {
  return {
    name: wire.description,
    url: wire.url_description,
    number: wire.number ?? null,
    intro: textOf(wire.intro),
    image: wire.image || null,
    subCategories: (wire.sub_categories ?? []).map((sub) => ({
      name: sub.description,
      url: sub.url_description,
      productCount: sub.products,
    })),
    parent: wire.parent_category
      ? { name: wire.parent_category.description, url: wire.parent_category.url_description }
      : null,
  };
}
