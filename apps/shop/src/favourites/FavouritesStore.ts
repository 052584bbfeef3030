/** What this customer marked or unmarked in this browser, on top of what lists said when they were fetched. */
export interface FavouritesState {
  readonly changed: Readonly<Record<string, boolean>>;
  /** Products for which a stock mail was asked. */
  readonly stockMails: Readonly<Record<string, true>>;
  /** Grows when a favourite changed on the server: lists of favourites are fetched again (T30). */
  readonly version: number;
}

export interface FavouritesStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getState: () => FavouritesState;
  readonly getServerState: () => FavouritesState;
  /** Marks or unmarks; the state follows on success (T30). A failure is logged and changes nothing (X03). */
  readonly setFavourite: (productId: number, favourite: boolean) => Promise<void>;
  /** Asks for a mail when the product is back (T24). A failure is logged and changes nothing (X03). */
  readonly requestStockMail: (productId: number) => Promise<void>;
}
