import type { ApiParts } from '../ApiParts.ts';
import { recordEvent } from '../audit/recordEvent.ts';
import { Refusal } from '../http/Refusal.ts';
import { hashPassword } from '../passwords/hashPassword.ts';
import { type PasswordOwner, refusePassword } from '../passwords/passwordProblem.ts';
import { verifyPassword } from '../passwords/verifyPassword.ts';
import type { Viewer } from '../session/Viewer.ts';
import { countAttempts } from '../throttle/throttle.ts';
import { setPassword } from './setPassword.ts';

/**
 * Changes the password of who is logged in; this session goes on, their others end (V10). Guesses at the current one
 * are counted: a session that was left open must not be worth a password.
 *
 * @throws Refusal 422 with a Dutch sentence, 429 after too many.
 */
export async function changePassword(
  parts: ApiParts,
  viewer: Viewer,
  current: string,
  pair: { readonly first: string; readonly second: string },
): Promise<void> {
  const { sql } = parts.database;
  const [user] = await sql<(PasswordOwner & { passwordHash: string })[]>`
    select users.email, users.password_hash, companies.name as company_name
      from users join companies on companies.id = users.company_id where users.id = ${viewer.userId}`;
  if (!user) throw new Refusal(401, 'This session has ended.');
  refusePassword(pair, user);
  await countAttempts(parts, [['change-user', String(viewer.userId)]]);
  if (!(await verifyPassword(current, user.passwordHash))) {
    throw new Refusal(422, 'Het huidige wachtwoord klopt niet.');
  }
  const passwordHash = await hashPassword(pair.first);
  await sql.begin(async (transaction) => {
    await setPassword(transaction, { id: viewer.userId, session: viewer }, passwordHash);
    const { userId, originalUserId, address } = viewer;
    const event = { event: 'password-changed', userId, originalUserId, address } as const;
    await recordEvent(transaction, event, parts.clock());
  });
}
