/** The default run is `npm test`, the full one `npm run test:full`; docs/testing.md describes both. */
export type RunName = 'default' | 'full';

/** A share of a run, for machines that divide it: the first of four is `{ index: 1, count: 4 }`. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

export interface RunOptions {
  readonly run: RunName;
  /** Left out: the whole run. */
  readonly shard?: Shard;
}

/** How much of each kind of work was done, such as `{ journeys: 38, 'page loads': 190 }`. */
export type Counts = Readonly<Record<string, number>>;

/** A test that passed at its second attempt only. */
export interface FlakyTest {
  readonly title: string;
  /** Why the first attempt failed. */
  readonly reason: string;
}

/** The result of one part of a run. */
export interface PartResult {
  readonly passed: number;
  readonly failed: number;
  /** Tests that passed at their second attempt only; see `isKnownFlaky`. */
  readonly flaky?: readonly FlakyTest[];
  readonly counts?: Counts;
  /** Printed when something failed. */
  readonly output: string;
}

/** The size of a part. More than this is a failure. */
export interface Budget {
  /** User and system time of all processes on the reference machine (see `measureMachine`), with a margin. */
  readonly processorSeconds: number;
  /** At most so much of each kind of work. */
  readonly counts?: Counts;
}

/** `checks` need no browser, `browsers` do. */
export type Stage = 'checks' | 'browsers';

/** One part of a run. */
export interface VerifyPart {
  /** For `--part name`. */
  readonly name: string;
  /** The subject of its checks, in a few words. */
  readonly what: string;
  /** A part without a budget for the default run belongs to the full run only. */
  readonly budgets: { readonly default?: Budget; readonly full: Budget };
  /** Neighbours of one stage may run side by side; see `verifyAll`. A part without a stage runs alone. */
  readonly stage?: Stage;
  /** Its test runner takes a shard. Other parts run whole, in one of the shards. */
  readonly takesShard?: boolean;
  run(options: RunOptions): Promise<PartResult>;
}
