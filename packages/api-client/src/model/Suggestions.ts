import type * as z from 'zod/mini';
import type { suggestionsSchema } from '../schemas/catalogue.ts';

/** What somebody may mean who is typing. Texts are plain text; an absent one is an empty string. */
export interface Suggestions {
  readonly products: readonly {
    readonly name: string;
    readonly contents: string;
    /** As the back end gives it: to be checked before anybody is sent there. */
    readonly href: string;
    /** The name of its picture. */
    readonly picture: string | null;
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
  products: wire.products.map(({ description, contents, url, image }) => ({
    name: description,
    contents: contents ?? '',
    href: url,
    picture: image ?? null,
  })),
  categories: wire.categories.map(({ description, parent_description, url }) => ({
    name: description,
    parentName: parent_description ?? '',
    href: url,
  })),
});
