import type { ApiParts } from '../ApiParts.ts';
import { recordEvent } from '../audit/recordEvent.ts';
import type { Client } from '../http/Client.ts';
import { Refusal } from '../http/Refusal.ts';
import { hashPassword } from '../passwords/hashPassword.ts';
import { hashResetToken } from '../passwords/hashResetToken.ts';
import { type PasswordOwner, refusePassword } from '../passwords/passwordProblem.ts';
import { openSession, type SessionUser } from '../session/sessions.ts';
import { type Attempt, countAttempts, forgiveAttempts, networkOf } from '../throttle/throttle.ts';
import { setPassword } from './setPassword.ts';

const usedUp = () => new Refusal(404, 'This link was used already, or is more than an hour old.');

/**
 * Chooses a new password by the token of a mailed link, which works once, and logs in. A refused password leaves the
 * link as it was.
 *
 * @returns the bearer token (C11).
 * @throws Refusal 404 when the link does not work (any more), 422 with a Dutch sentence, 429 after too many links
 * that do not.
 */
export async function resetPassword(
  parts: ApiParts,
  client: Client,
  resetToken: string,
  pair: { readonly first: string; readonly second: string },
): Promise<string> {
  const { sql } = parts.database;
  const attempts: Attempt[] = [['reset', networkOf(client.address)]];
  await countAttempts(parts, attempts);
  const tokenHash = hashResetToken(resetToken);
  const now = parts.clock();
  // Looked at first: hashing a password is dear, and whoever has no link must not make us do it.
  const [owner] = await sql<PasswordOwner[]>`
    select users.email, companies.name as company_name
      from password_resets
      join users on users.id = password_resets.user_id
      join companies on companies.id = users.company_id
      where token_hash = ${tokenHash} and expires_at > ${now}`;
  if (!owner) throw usedUp();
  refusePassword(pair, owner);
  const passwordHash = await hashPassword(pair.first);
  const user = await sql.begin(async (transaction) => {
    // Of two at the same moment one deletes the row, and the other waits for it and then finds none.
    const [user] = await transaction<SessionUser[]>`
      with used as (
        delete from password_resets where token_hash = ${tokenHash} and expires_at > ${now} returning user_id
      )
      select users.id as user_id, users.email as username, users.admin, companies.name as company_name,
          companies.customer_number
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
  await forgiveAttempts(parts, attempts);
  await client.rememberDevice(user.userId);
  return openSession(parts, user, client);
}
