/** What someone typed on one line. */
export interface QuickOrderLine {
  readonly articleNumber: string;
  /** As typed: '12', also where it is no number. */
  readonly quantity: string;
}

/** What came of a line; words are the caller's. */
export interface QuickOrderResult {
  readonly state: 'checking' | 'found' | 'not-found' | 'short-stock' | 'limit';
  /** The product's name. */
  readonly name?: string | undefined;
  /** What is so, and what to do: 'Nog 4 op voorraad'. */
  readonly message?: string | undefined;
  /** '€ 41,40'. */
  readonly total?: string | undefined;
}
