/** A change of one line that takes a guard away, after which a row has to fail. */
interface Guard {
  /** Relative to the root. */
  readonly file: string;
  /** What the line says, once in the file. */
  readonly from: string;
  readonly to: string;
  /** How often the row is tried without it. @default 20, or as often as with it when that is less */
  readonly count?: number;
}

/** One promise that is tried over and over. */
export interface Row {
  /** `pnpm prove name` */
  readonly name: string;
  /** What holds, one sentence. */
  readonly promise: string;
  /** A program of node_modules/.bin, and what it is given. */
  readonly command: readonly [string, ...string[]];
  /** How often it is tried unless `--count` says otherwise. */
  readonly count: number;
  /** The setting by which its tests learn that. @default PROOF_COUNT alone */
  readonly setting?: string;
  /** The option of the command that says so, such as `--repeat-each`. */
  readonly option?: string;
  /** How much was tried, by what the command wrote and was told. @default its lines `Proven: …` */
  readonly tried?: (output: string, count: number) => string | null;
  /** Without it the row fails, which `pnpm prove --unplug` shows. */
  readonly guard?: Guard;
}
