import type { Page } from 'playwright-core';

/** An act of a customer, of which the browser says how long it takes until the next paint. */
export interface Interaction {
  readonly name: string;
  /** Where it begins. */
  readonly path: string;
  /** Acts once; whatever follows it has come when this is done. */
  act(page: Page, round: number): Promise<void>;
}
