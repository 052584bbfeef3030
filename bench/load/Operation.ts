import type { Request } from 'autocannon';

/** What a shop does, as requests that a connection sends one after the other, over and over. */
export interface Operation {
  readonly name: string;
  /** What every second it has to reach on two cores; null for those that are only told. */
  readonly target: number | null;
  /** The bench makes one list per connection: connections of one company would wait for each other. */
  readonly requests: (connection: number) => Request[];
  /** How many requests one operation takes. @default 1 */
  readonly requestsEach?: number;
}
