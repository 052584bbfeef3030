import { randomUUID } from 'node:crypto';
import type { ApiDependencies } from '../ApiDependencies.ts';
import type { Sql } from '../database/Database.ts';
import { addToOutbox } from '../database/outbox.ts';
import { recordEvent } from '../database/recordEvent.ts';
import type { Client } from '../http/Client.ts';
import { HttpError, notFound } from '../http/HttpError.ts';
import type { Viewer } from '../http/Viewer.ts';
import { hashPassword, verifyPassword } from './hashPassword.ts';
import { findUserByEmail } from './login.ts';
import { type PasswordOwner, refusePassword } from './passwordProblem.ts';
import { hashToken, randomToken } from './randomToken.ts';
import { endOtherSessions, openSession, type SessionUser } from './sessions.ts';
import { takeAtLeast } from './takeAtLeast.ts';
import { type Attempt, countAttempts, forgiveAttempts, networkOf, tryAttempts } from './throttle.ts';

/** Longer than the insert for a known address usually takes. */
const leastMilliseconds = 150;

/**
 * Queues a mail with a reset link; for an account that cannot log in, with the reason.
 *
 * @throws HttpError 404 for an unknown address (unless `FORGOT_ALWAYS_SUCCEEDS`) after the same time, 429 after too
 * many.
 */
export async function requestPassword(
  dependencies: ApiDependencies,
  username: string,
  client: Client,
): Promise<void> {
  await takeAtLeast(leastMilliseconds, async () => {
    const { sql } = dependencies.database;
    const network = networkOf(client.address);
    const { user, account } = await findUserByEmail(sql, username);
    await countAttempts(dependencies, [
      ['password-network', network],
      ['password', `${account} ${network}`],
    ]);
    if (!user) {
      if (dependencies.settings.forgotAlwaysSucceeds) return;
      throw notFound();
    }
    // Earlier links still work: strangers can neither fill the mailbox nor lock the owner out.
    if ((await tryAttempts(dependencies, [['password-mail', account]])) > 0) return;
    const kind = user.disabled ? 'account-inactive' : 'password-reset';
    await sql.begin(async (transaction) => {
      await addToOutbox(transaction, kind, `${kind}:${randomUUID()}`, { userId: user.userId });
      const event = { event: 'password-requested', userId: user.userId, address: client.address } as const;
      await recordEvent(transaction, event, dependencies.clock());
    });
  });
}

const usedUp = () => new HttpError(404, 'This link was used already, or is more than an hour old.');

/** The user whose password a link sets; undefined when it does not work (any more). */
async function ownerOf({ database: { sql }, clock }: ApiDependencies, tokenHash: string) {
  const [owner] = await sql<PasswordOwner[]>`
    select users.email, companies.name as company_name
      from password_resets
      join users on users.id = password_resets.user_id and not users.disabled
      join companies on companies.id = users.company_id
      where token_hash = ${tokenHash} and expires_at > ${clock()}`;
  return owner;
}

/**
 * Checks a mailed link without using it. @throws HttpError 404 when it does not work, 429 after too many wrong ones.
 */
export async function checkResetLink(
  dependencies: ApiDependencies,
  client: Client,
  resetToken: string,
): Promise<void> {
  const attempts: Attempt[] = [['reset', networkOf(client.address)]];
  await countAttempts(dependencies, attempts);
  if (!(await ownerOf(dependencies, hashToken(resetToken)))) throw usedUp();
  await forgiveAttempts(dependencies, attempts);
}

/**
 * Sets a new password by a mailed link, once, and returns a bearer token; a refused password does not use the link.
 *
 * @throws HttpError 404 when it does not work, 422 with a Dutch sentence, 429 after too many wrong links.
 */
export async function resetPassword(
  dependencies: ApiDependencies,
  client: Client,
  resetToken: string,
  pair: { readonly first: string; readonly second: string },
): Promise<string> {
  const { sql } = dependencies.database;
  const attempts: Attempt[] = [['reset', networkOf(client.address)]];
  await countAttempts(dependencies, attempts);
  const tokenHash = hashToken(resetToken);
  const now = dependencies.clock();
  // Checks the link first: hashing is expensive, and clients without a link must not cause it.
  const owner = await ownerOf(dependencies, tokenHash);
  if (!owner) throw usedUp();
  refusePassword(pair, owner, dependencies.settings.brand.name);
  const passwordHash = await hashPassword(pair.first);
  const user = await sql.begin(async (transaction) => {
    // Of two concurrent requests, one deletes the row; the other waits and then finds none.
    const [user] = await transaction<SessionUser[]>`
      with used as (
        delete from password_resets where token_hash = ${tokenHash} and expires_at > ${now} returning user_id
      )
      select users.id as user_id, users.email as username, users.admin, users.name, users.role,
          companies.name as company_name, companies.customer_number
        from used
        join users on users.id = used.user_id and not users.disabled
        join companies on companies.id = users.company_id`;
    if (user) {
      await setPassword(transaction, { id: user.userId, session: null }, passwordHash);
      const event = { event: 'password-reset', userId: user.userId, address: client.address } as const;
      await recordEvent(transaction, event, now);
    }
    return user;
  });
  if (!user) throw usedUp();
  await forgiveAttempts(dependencies, attempts);
  await client.rememberDevice(user.userId);
  return (await openSession(dependencies, dependencies.database.sql, user, client)).token;
}

/**
 * Changes the password and ends the user's other sessions. Guesses are counted, as an open session may be unattended.
 *
 * @throws HttpError 422 with a Dutch sentence, 429 after too many.
 */
export async function changePassword(
  dependencies: ApiDependencies,
  viewer: Viewer,
  current: string,
  pair: { readonly first: string; readonly second: string },
): Promise<void> {
  const { sql } = dependencies.database;
  const [user] = await sql<(PasswordOwner & { passwordHash: string })[]>`
    select users.email, users.password_hash, companies.name as company_name
      from users join companies on companies.id = users.company_id where users.id = ${viewer.userId}`;
  if (!user) throw new HttpError(401, 'This session has ended.');
  refusePassword(pair, user, dependencies.settings.brand.name);
  await countAttempts(dependencies, [['change-user', String(viewer.userId)]]);
  if (!(await verifyPassword(current, user.passwordHash))) {
    throw new HttpError(422, 'Het huidige wachtwoord klopt niet.');
  }
  const passwordHash = await hashPassword(pair.first);
  await sql.begin(async (transaction) => {
    await setPassword(transaction, { id: viewer.userId, session: viewer }, passwordHash);
    const { userId, originalUserId, address } = viewer;
    const event = { event: 'password-changed', userId, originalUserId, address } as const;
    await recordEvent(transaction, event, dependencies.clock());
  });
}

/**
 * Sets a password in the caller's transaction: ends other sessions and links, and queues a mail.
 *
 * @param user.session the session to keep; null for none.
 */
async function setPassword(
  sql: Sql,
  user: { readonly id: number; readonly session: Pick<Viewer, 'sessionId' | 'loginId'> | null },
  passwordHash: string,
): Promise<void> {
  await sql`update users set password_hash = ${passwordHash} where id = ${user.id}`;
  await sql`delete from password_resets where user_id = ${user.id}`;
  await endOtherSessions(sql, user.id, user.session);
  await addToOutbox(sql, 'password-changed', `password-changed:${randomUUID()}`, { userId: user.id });
}

/** The lifetime of a mailed link, in milliseconds. */
const lifetime = 60 * 60 * 1000;

/** 256 random bits, of which only a hash is stored. Earlier links stay valid, as any of the mails may arrive. */
export async function createPasswordReset(sql: Sql, userId: number, now: Date): Promise<string> {
  const token = randomToken();
  const expiresAt = new Date(now.getTime() + lifetime);
  await sql`
    with ended as (delete from password_resets where user_id = ${userId} and expires_at <= ${now})
    insert into password_resets (token_hash, user_id, expires_at)
      values (${hashToken(token)}, ${userId}, ${expiresAt})`;
  return token;
}
