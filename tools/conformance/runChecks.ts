import { Failure, Skipped } from './assert.ts';
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
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** The deviation, or why the check was skipped. */
  readonly reason?: string;
}

/** The back end, and the data that checks may leave in it. */
export interface ConformanceOptions {
  readonly origin: string;
  readonly user: string;
  readonly password: string;
  readonly allowed: ReadonlySet<NonNullable<Check['writes']>>;
  readonly fetch?: typeof fetch;
}

async function outcomeOf(check: Check, session: Session): Promise<CheckResult> {
  try {
    await check.run(session);
    return { check, outcome: 'passed' };
  } catch (error) {
    if (error instanceof Skipped) return { check, outcome: 'skipped', reason: error.message };
    if (error instanceof Failure) return { check, outcome: 'failed', reason: error.message };
    throw error;
  }
}

/** Runs the allowed checks in order, and yields each result. */
export async function* runChecks(options: ConformanceOptions): AsyncGenerator<CheckResult> {
  const { origin, user, password, allowed } = options;
  const session: Session = { send: createClient(origin, options.fetch), user, password };
  for (const check of allChecks) {
    if (check.writes && !allowed.has(check.writes)) {
      yield {
        check,
        outcome: 'skipped',
        reason: `it leaves data behind: allow it with --allow ${check.writes}`,
      };
    } else yield await outcomeOf(check, session);
  }
}
