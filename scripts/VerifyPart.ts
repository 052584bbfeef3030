/** What one part of `npm test` found. */
export interface PartResult {
  readonly passed: number;
  readonly failed: number;
  /** The names of those that passed at their second attempt only, each with what the first one failed of. */
  readonly flaky?: readonly string[];
  /** What to print when something failed. */
  readonly output: string;
}

/** One part of `npm test`. */
export interface VerifyPart {
  /** For `--part name`. */
  readonly name: string;
  /** What it makes sure of, in a few words. */
  readonly what: string;
  /** How long it may take on 2 cores; longer is said, and is not a failure. */
  readonly budgetSeconds: number;
  /** It keeps about one core busy: the part after it, if that is such a part too, runs beside it. */
  readonly isOneCore?: boolean;
  run(): Promise<PartResult>;
}
