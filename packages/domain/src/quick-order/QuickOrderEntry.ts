/** One line of an order list, as it was typed, pasted or read from a file. */
export interface QuickOrderEntry {
  /** An article number, an EAN or a name. */
  readonly product: string;
  /** As it was written, also where it is no whole number; '' where the line has none. */
  readonly quantity: string;
}

/** The longest text by which a line names a product: no name of one is longer. */
export const longestProductTerm = 100;

/** The most lines of one list: as many as a cart can hold. */
export const maxEntries = 500;
