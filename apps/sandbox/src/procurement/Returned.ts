/** A form field as it came. */
export type ReturnedField = readonly [name: string, value: string];

/** What the shop last sent back. */
export interface Returned {
  /** The fields in the order received. */
  readonly fields: readonly ReturnedField[];
  /** What is wrong with them, a line each; empty when all is as the interface wants it. */
  readonly problems: readonly string[];
}
