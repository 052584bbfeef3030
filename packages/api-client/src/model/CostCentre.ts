/** A group or a cost centre of a company; that of a line of an order has the texts of its day. */
export interface CostCentre {
  readonly id: number;
  /** '' for one that the company does not have any more. */
  readonly code: string;
  /** '' without one. */
  readonly name: string;
  readonly isEnded: boolean;
}
