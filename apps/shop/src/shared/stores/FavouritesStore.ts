/** What this customer marked or unmarked in this browser, on top of what lists said when they were fetched. */
export interface FavouritesState {
  readonly changed: Readonly<Record<string, boolean>>;
  /** Products for which a stock mail was asked (true) or taken back (false). */
  readonly stockMails: Readonly<Record<string, boolean>>;
  /** How many of these changes came from other tabs: lists that were fetched here know nothing of them. */
  readonly elsewhere: number;
}

export interface FavouritesStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getState: () => FavouritesState;
  readonly getServerState: () => FavouritesState;
  /** Marks or unmarks; the state follows on success. A failure is logged, changes nothing and gives false. */
  readonly setFavourite: (productId: number, favourite: boolean) => Promise<boolean>;
  /** Asks for a mail when the product is back. A failure is logged, changes nothing and gives false. */
  readonly requestStockMail: (productId: number) => Promise<boolean>;
  /** Takes that wish back, likewise. */
  readonly cancelStockMail: (productId: number) => Promise<boolean>;
}

/** What everybody begins with, and what the server renders. */
export const noFavourites: FavouritesState = { changed: {}, stockMails: {}, elsewhere: 0 };
