/** One line of an order list: typed, pasted or read from a file. */
export interface QuickOrderEntry {
  /** An article number, an EAN or a name. */
  readonly product: string;
  /** As written, even when it is not a whole number; '' without one. */
  readonly quantity: string;
  /** The meaning of the quantity in a list's file (`listKindNames`); absent without that column or text. */
  readonly meaning?: string;
}

export const maxProductTermLength = 100;

/** The maximum lines of one list: as many as a cart can hold. */
export const maxEntries = 500;
