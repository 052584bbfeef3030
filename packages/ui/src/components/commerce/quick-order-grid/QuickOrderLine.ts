/** What someone typed on one line. */
export interface QuickOrderLine {
  /** An article number, or what else the caller looks products up by. */
  readonly articleNumber: string;
  /** As typed: '12', also where it is no number. */
  readonly quantity: string;
}

/** Something that mends a line with one press: a product that may be meant, another quantity. */
export interface QuickOrderChoice {
  /** Tells `onChoose` what was pressed. */
  readonly id: string;
  /** 'Luiers maat 4', 'Maak er 3 van'. */
  readonly label: string;
  /** What tells two of one name apart: '4 × 44 stuks', '€ 26,95'. */
  readonly detail?: string | undefined;
}

/** What came of a line; words are the caller's. */
export interface QuickOrderResult {
  /**
   * `several`: one of some products has to be chosen. `sold-out`: the product cannot be ordered now. `quantity`: what was
   * typed is no quantity. `deal`: it can be ordered, and a little more would be worth it. `failed`: no answer came.
   */
  readonly state:
    | 'checking'
    | 'failed'
    | 'found'
    | 'deal'
    | 'several'
    | 'not-found'
    | 'sold-out'
    | 'short-stock'
    | 'limit'
    | 'quantity';
  /** The product's name. */
  readonly name?: string | undefined;
  /** The product's page. */
  readonly href?: string | undefined;
  /** What is so, and what to do: 'Nog 4 op voorraad'. */
  readonly message?: string | undefined;
  /** '€ 41,40'. */
  readonly total?: string | undefined;
  /** What mends the line, each with one press. */
  readonly choices?: readonly QuickOrderChoice[] | undefined;
}
