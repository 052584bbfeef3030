/** The customer's changes in this browser since the lists were fetched. */
export interface FavouritesState {
  readonly changed: Readonly<Record<string, boolean>>;
  /** Products whose stock mail was requested (true) or cancelled (false). */
  readonly stockMails: Readonly<Record<string, boolean>>;
  /** The number of changes from other tabs; lists that were fetched here do not contain them. */
  readonly elsewhere: number;
}

export interface FavouritesStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getState: () => FavouritesState;
  readonly getServerState: () => FavouritesState;
  /** Marks or unmarks a product on the server, then in the state. A failure is logged and resolves to false. */
  readonly setFavourite: (productId: number, favourite: boolean) => Promise<boolean>;
  /** Puts a product among the company's favourites, or takes it out, for all colleagues. A failure likewise. */
  readonly setCompanyFavourite: (productId: number, favourite: boolean) => Promise<boolean>;
  /** Forgets the changes of hearts, for a newly fetched list that knows better. */
  readonly forgetHearts: () => void;
  /** Requests a mail when the product is back in stock. A failure is logged and resolves to false. */
  readonly requestStockMail: (productId: number) => Promise<boolean>;
  /** Cancels that mail, likewise. */
  readonly cancelStockMail: (productId: number) => Promise<boolean>;
}

/** The initial state, which the server renders too. */
export const noFavourites: FavouritesState = { changed: {}, stockMails: {}, elsewhere: 0 };
