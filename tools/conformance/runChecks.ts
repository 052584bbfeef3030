import { Failure, NotTried } from './assert.ts';
import type { Check, Session } from './Check.ts';
import { accountChecks } from './checks/accountChecks.ts';
import { cartChecks } from './checks/cartChecks.ts';
import { catalogueChecks } from './checks/catalogueChecks.ts';
import { favouriteChecks } from './checks/favouriteChecks.ts';
import { orderChecks } from './checks/orderChecks.ts';
import { pageChecks } from './checks/pageChecks.ts';
import { roleChecks } from './checks/roleChecks.ts';
import { sessionChecks } from './checks/sessionChecks.ts';
import { createClient } from './createClient.ts';

/** All checks; later ones use results of earlier ones. */
const allChecks: readonly Check[] = [
  ...sessionChecks,
  ...catalogueChecks,
  ...favouriteChecks,
  ...pageChecks,
  ...accountChecks,
  ...cartChecks,
  ...orderChecks,
  ...roleChecks,
];

export interface CheckResult {
  readonly check: Check;
  readonly outcome: 'kept' | 'lacking' | 'not tried';
  /** The deviation, or the reason why the check did not run. */
  readonly why?: string;
}

/** The back end, and the data that checks may leave in it. */
export interface ConformanceOptions {
  readonly origin: string;
  readonly user: string;
  readonly password: string;
  readonly allowed: ReadonlySet<NonNullable<Check['writes']>>;
  readonly send?: typeof fetch;
}

async function outcomeOf(check: Check, session: Session): Promise<CheckResult> {
  try {
    await check.run(session);
    return { check, outcome: 'kept' };
  } catch (error) {
    if (error instanceof NotTried) return { check, outcome: 'not tried', why: error.message };
    if (error instanceof Failure) return { check, outcome: 'lacking', why: error.message };
    throw error;
  }
}

/** Runs the allowed checks in order, and yields each result. */
export async function* runChecks(options: ConformanceOptions): AsyncGenerator<CheckResult> {
  const { origin, user, password, allowed, send } = options;
  const session: Session = { ask: createClient(origin, send), user, password };
  for (const check of allChecks) {
    if (check.writes && !allowed.has(check.writes)) {
      yield {
        check,
        outcome: 'not tried',
        why: `it leaves data behind: allow it with --allow ${check.writes}`,
      };
    } else yield await outcomeOf(check, session);
  }
}
