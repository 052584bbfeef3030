import { type Cents, centsFromEuros } from '@magazijn/domain/money';
import type * as z from 'zod/mini';
import type { suggestionsSchema } from '../schemas/catalogue.ts';
import { contentsOf } from './fromWire.ts';

/** What somebody may mean who is typing. Texts are plain text; an absent one is an empty string. */
export interface Suggestions {
  /** How many products a search for the term finds; null when the back end does not say. */
  readonly total: number | null;
  readonly products: readonly {
    readonly name: string;
    readonly contents: string;
    /** As the back end gives it: to be checked before anybody is sent there. */
    readonly href: string;
    /** The name of its picture. */
    readonly picture: string | null;
    /** What is paid now; null for visitors, and where the back end does not say. */
    readonly price: Cents | null;
    readonly soldOut: boolean;
  }[];
  readonly categories: readonly {
    readonly name: string;
    /** The category above it; empty at the top. */
    readonly parentName: string;
    readonly href: string;
  }[];
}

/** Reads the suggestions of the wire. */
export const toSuggestions = (wire: z.infer<typeof suggestionsSchema>): Suggestions => ({
  total: wire.total ?? null,
  products: wire.products.map(({ description, contents, url, image, price_exclusive_vat: price, stock }) => ({
    name: description,
    contents: contentsOf(contents),
    href: url,
    picture: image ?? null,
    price: price == null ? null : centsFromEuros(price),
    soldOut: stock === 0,
  })),
  categories: wire.categories.map(({ description, parent_description, url }) => ({
    name: description,
    parentName: parent_description ?? '',
    href: url,
  })),
});
