import { createHash } from 'node:crypto';
import type { ApiDependencies } from '../ApiDependencies.ts';
import type { Database, Sql } from '../database/Database.ts';
import { HttpError } from '../http/HttpError.ts';
import type { Viewer } from '../http/Viewer.ts';

type Dependencies = Pick<ApiDependencies, 'clock'> & {
  readonly database: Pick<Database, 'sql'>;
  readonly settings: Pick<ApiDependencies['settings'], 'loginThrottle'>;
};

interface Limit {
  /** The number of attempts allowed at once … */
  readonly burst: number;
  /** … and the seconds per further attempt. */
  readonly seconds: number;
  /** Whether a success forgives all earlier failures, instead of only itself. */
  readonly forgivesAll?: true;
}

/** Rate limits. Strangers cannot lock a user out: an account counts with a network; shared limits only slow down. */
export const limits = {
  /** Failed logins of one account from one network. */
  login: { burst: 10, seconds: 90, forgivesAll: true },
  /** The same from a browser in which that account has logged in before: strangers cannot use it up. */
  'login-device': { burst: 20, seconds: 45, forgivesAll: true },
  /** Failed logins of any accounts from one network: a whole office may share it. */
  'login-network': { burst: 200, seconds: 5 },
  /** Failed logins of one account from all clients except its known browsers: many networks that guess together. */
  'login-account': { burst: 100, seconds: 15 },
  /** Password reset requests of one network: for one account, and in all. */
  password: { burst: 5, seconds: 900 },
  'password-network': { burst: 20, seconds: 45 },
  /** Mails with a reset link to one account. The last link stays valid until the next mail is allowed. */
  'password-mail': { burst: 5, seconds: 1800 },
  /** Attempts with a reset link. */
  reset: { burst: 20, seconds: 45, forgivesAll: true },
  /** Wrong current passwords when changing a password, per user. */
  'change-user': { burst: 10, seconds: 90 },
  /** Registrations per network: each sends a mail to an unverified address. */
  'registration-network': { burst: 10, seconds: 900 },
  /** Switches to another company, per original user: each creates a session. */
  switch: { burst: 60, seconds: 15 },
  /** Unknown coupons that one login tried, and those of its whole company. */
  'coupon-login': { burst: 20, seconds: 900 },
  'coupon-company': { burst: 100, seconds: 180 },
  /** A code that a company tried: counted once per fifteen minutes. */
  'coupon-code': { burst: 1000, seconds: 900 },
  /** An existing code that a company tried: not counted as a guess for thirty days. */
  'coupon-known': { burst: 1, seconds: 30 * 24 * 60 * 60 },
  /** Invitations of one address, and of a company: each sends a mail to an unverified address. */
  'invitation-address': { burst: 3, seconds: 1800 },
  'invitation-company': { burst: 60, seconds: 60 },
  /** Drafts of different carts per company. */
  'draft-company': { burst: 200, seconds: 5 },
} satisfies Record<string, Limit>;

export type Attempt = readonly [kind: keyof typeof limits, value: string];

/** The key of an attempt: a hash, so that neither accounts nor addresses are stored. */
const keyOf = ([kind, value]: Attempt): string =>
  createHash('sha256').update(`${kind}:${value}`).digest('base64url');

/** The network of an address: one customer has 2^64 IPv6 addresses. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const last = (tail ?? '').split(':').filter((group) => group !== '');
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - groups.length - last.length)).fill('0');
  return [...groups, ...zeros, ...last]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/**
 * Counts one attempt by GCRA (ITU-T I.371): a row stores until when attempts count, at most `burst` times ahead of now.
 * Only the last count of a transaction (`isLast`) deletes expired rows: an earlier one would keep their locks while the
 * next waits for its row, which can deadlock.
 *
 * @returns seconds to wait; 0 when the attempt was counted.
 */
async function count(sql: Sql, attempt: Attempt, now: Date, isLast: boolean): Promise<number> {
  const { burst, seconds } = limits[attempt[0]];
  const key = keyOf(attempt);
  const later = (times: number) => new Date(now.getTime() + times * seconds * 1000);
  const counted = await sql`
    with expired as (
      delete from login_attempts where key in (
        select key from login_attempts where counts_until <= ${now} and key <> ${key}
          limit ${isLast ? 20 : 0} for update skip locked)
    )
    insert into login_attempts as counted (key, counts_until) values (${key}, ${later(1)})
    on conflict (key) do update set
        counts_until = greatest(counted.counts_until, ${now}) + make_interval(secs => ${seconds})
      where counted.counts_until <= ${later(burst - 1)}
    returning key`;
  if (counted.length > 0) return 0;
  const [row] = await sql<
    { countsUntil: Date }[]
  >`select counts_until from login_attempts where key = ${key}`;
  const wait = (row?.countsUntil.getTime() ?? 0) - later(burst - 1).getTime();
  return Math.max(1, Math.ceil(wait / 1000));
}

/** Rolls back all counts when one of several attempts is refused. */
class MustWait extends Error {
  readonly seconds: number;
  constructor(seconds: number) {
    super('Too many attempts.');
    this.seconds = seconds;
  }
}

/**
 * Counts attempts before the action, so that concurrent ones cannot exceed the limit. Counts none if one has to wait.
 *
 * @returns seconds to wait; 0 when the action is allowed.
 */
export async function tryAttempts(
  { database, settings, clock }: Dependencies,
  attempts: readonly Attempt[],
): Promise<number> {
  if (!settings.loginThrottle) return 0;
  const now = clock();
  const [only, ...others] = attempts;
  // A single statement needs no transaction.
  if (only && others.length === 0) return count(database.sql, only, now, true);
  try {
    await database.sql.begin(async (sql) => {
      for (const attempt of attempts) {
        const seconds = await count(sql, attempt, now, attempt === attempts.at(-1));
        if (seconds > 0) throw new MustWait(seconds);
      }
    });
    return 0;
  } catch (error) {
    if (error instanceof MustWait) return error.seconds;
    throw error;
  }
}

/** As `tryAttempts`. @throws HttpError 429 with Retry-After in seconds. */
export async function countAttempts(dependencies: Dependencies, attempts: readonly Attempt[]): Promise<void> {
  const seconds = await tryAttempts(dependencies, attempts);
  if (seconds > 0) throw new HttpError(429, 'Too many attempts.', { 'retry-after': String(seconds) });
}

/** Whether one of these attempts is counted and has not expired. */
async function isCounted(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  attempts: readonly Attempt[],
): Promise<boolean> {
  const rows = await database.sql`
    select from login_attempts where key = any(${attempts.map(keyOf)}::text[]) and counts_until > ${clock()} limit 1`;
  return rows.length > 0;
}

export async function forgiveAttempts(
  { database, settings }: Pick<Dependencies, 'database' | 'settings'>,
  attempts: readonly Attempt[],
): Promise<void> {
  if (!settings.loginThrottle) return;
  const seconds = attempts.map(([kind]) => {
    const { burst, seconds, forgivesAll }: Limit = limits[kind];
    return forgivesAll ? burst * seconds : seconds;
  });
  // Locks rows in the order in which they are counted, to avoid deadlocks of concurrent logins.
  await database.sql`
    with forgiven as (
      select login_attempts.key, given.seconds
        from unnest(${attempts.map(keyOf)}::text[], ${seconds}::float8[]) with ordinality as given (key, seconds, place)
          join login_attempts on login_attempts.key = given.key
        order by given.place for update of login_attempts
    )
    update login_attempts set counts_until = counts_until - make_interval(secs => forgiven.seconds)
      from forgiven where login_attempts.key = forgiven.key`;
}

/**
 * Looks up a coupon, unless the login or its company has tried too many unknown codes; pricing a cart never fails. A
 * code is counted before it is looked up, and uncounted when it exists; one that the company used before is always
 * looked up.
 *
 * @param lookUp finds the coupon; its status is `unknown` without one.
 * @returns null when the code was not looked up.
 */
export async function countCouponGuess<Found extends { readonly status: string | null }>(
  dependencies: Dependencies,
  { companyId, originalUserId }: Pick<Viewer, 'companyId' | 'originalUserId'>,
  code: string,
  lookUp: () => Promise<Found>,
): Promise<Found | null> {
  if (code === '' || !dependencies.settings.loginThrottle) return lookUp();
  const guesses: readonly Attempt[] = [
    ['coupon-login', String(originalUserId)],
    ['coupon-company', String(companyId)],
  ];
  const tried: Attempt = ['coupon-code', `${companyId}:${code}`];
  const known: Attempt = ['coupon-known', `${companyId}:${code}`];
  if (await isCounted(dependencies, [tried, known])) return lookUp();
  if ((await tryAttempts(dependencies, [...guesses, tried])) > 0) return null;
  const found = await lookUp();
  if (found.status !== 'unknown') {
    await forgiveAttempts(dependencies, guesses);
    await tryAttempts(dependencies, [known]);
  }
  return found;
}
