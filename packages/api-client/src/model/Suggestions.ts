import { type Cents, centsFromEuros } from '@magazijn/domain/money';
import type * as z from 'zod/mini';
import type { suggestionsSchema } from '../schemas/catalogue.ts';
import { contentsOf, isSet } from './fromWire.ts';

/** Suggestions while the user types. Texts are plain text; an absent one is ''. */
export interface Suggestions {
  /** The number of results of a search for the term; null when not returned: it is unknown. */
  readonly total: number | null;
  readonly products: readonly {
    /** Null when not returned: then it can only be opened. */
    readonly id: number | null;
    readonly name: string;
    readonly contents: string;
    /** As returned: validate it before navigating. */
    readonly href: string;
    readonly picture: string | null;
    /** The current price; null for visitors, and when not returned. */
    readonly price: Cents | null;
    readonly soldOut: boolean;
    readonly bought: boolean;
  }[];
  readonly categories: readonly {
    readonly name: string;
    /** The parent category; '' for a main category. */
    readonly parentName: string;
    readonly href: string;
  }[];
}

export const toSuggestions = (wire: z.infer<typeof suggestionsSchema>): Suggestions => ({
  total: wire.total ?? null,
  products: wire.products.map((product) => ({
    id: product.id ?? null,
    name: product.description,
    contents: contentsOf(product.contents),
    href: product.url,
    picture: product.image ?? null,
    price: product.price_exclusive_vat == null ? null : centsFromEuros(product.price_exclusive_vat),
    soldOut: product.stock === 0,
    bought: isSet(product.bought),
  })),
  categories: wire.categories.map(({ description, parent_description, url }) => ({
    name: description,
    parentName: parent_description ?? '',
    href: url,
  })),
});
