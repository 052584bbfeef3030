import type { Need, Needs } from './need.ts';

/** Under way, and nothing to show yet. */
export interface Loading {
  readonly state: 'loading';
}

export interface Ready<Value> {
  readonly state: 'ready';
  readonly value: Value;
  /** True while a visitor's answer stands in for the customer's: all is right but the prices, which are under way. */
  readonly pending: boolean;
}

export interface Failed {
  readonly state: 'failed';
  readonly error: unknown;
  readonly reload: () => void;
}

/** Not for visitors: a personal resource while nobody is logged in. */
export interface Absent {
  readonly state: 'absent';
}

/** The answer to something needed. Its failure never reaches the page. */
export type Answer<Value> = Loading | Ready<Value>;

/** The answer to something that a page can do without. */
export type OptionalAnswer<Value> = Loading | Ready<Value> | Failed | Absent;

/** The answers to needs, under the same names. */
export type AnswersTo<Wanted extends Needs> = {
  readonly [Name in keyof Wanted]: Wanted[Name] extends Need<infer Value, infer Required>
    ? Required extends true
      ? Answer<Value>
      : OptionalAnswer<Value>
    : never;
};

export type AnyAnswers = Readonly<Record<string, OptionalAnswer<unknown>>>;
