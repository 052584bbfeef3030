import type { FavouritesState } from './FavouritesStore.ts';

/** What everybody begins with, and what the server renders. */
export const noFavourites: FavouritesState = { changed: {}, stockMails: {}, elsewhere: 0 };
