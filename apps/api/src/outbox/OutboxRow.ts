/** A row that a worker has taken. */
export interface OutboxRow {
  readonly id: number;
  readonly kind: string;
  readonly uniqueKey: string;
  readonly payload: unknown;
  /** This one included. */
  readonly attempts: number;
}
