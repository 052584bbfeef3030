import type * as z from 'zod/mini';
import type { suggestionsSchema } from '../schemas/suggestion.ts';
import type { Suggestions } from './Suggestions.ts';

/** Reads the suggestions of the wire. */
export const readSuggestions = (wire: z.infer<typeof suggestionsSchema>): Suggestions => ({
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
