export interface QuickOrderLine {
  /** An article number, or another key by which the caller looks products up. */
  readonly articleNumber: string;
  /** As typed: '12', also if it is not a number. */
  readonly quantity: string;
}

/** A correction of a line by one press: a similar product, another quantity. */
export interface QuickOrderChoice {
  readonly id: string;
  /** 'Luiers maat 4', 'Maak er 3 van'. */
  readonly label: string;
  /** Distinguishes choices with the same name: '4 × 44 stuks', '€ 26,95'. */
  readonly detail?: string | undefined;
}

export interface QuickOrderResult {
  /** `several`: select one; `sold-out`; `quantity`: not a number; `deal`: more is a better deal; `failed`: failed request. */
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
  readonly name?: string | undefined;
  readonly href?: string | undefined;
  /** The fact and the action: 'Nog 4 op voorraad'. */
  readonly message?: string | undefined;
  /** '€ 41,40'. */
  readonly total?: string | undefined;
  /** Corrections of the line, each by one press. */
  readonly choices?: readonly QuickOrderChoice[] | undefined;
}
