import { randomUUID } from 'node:crypto';
import { cleanText } from '@magazijn/domain/validation';
import type { ApiParts } from '../ApiParts.ts';
import { takeAtLeast } from '../concurrency/takeAtLeast.ts';
import type { Client } from '../http/Client.ts';
import { notFound } from '../http/notFound.ts';
import { addToOutbox } from '../outbox/addToOutbox.ts';
import { countAttempts } from '../throttle/countAttempts.ts';

/** Longer than the one insert takes as a rule that a known address costs. */
const leastMilliseconds = 150;

/**
 * Has a link mailed by which the password can be chosen anew (decision 'Nieuwe wachtwoord in uw email'). An account
 * that cannot log in gets a mail that says so instead.
 *
 * @throws Refusal 404 for an unknown address, unless `FORGOT_ALWAYS_SUCCEEDS`; after as long either way. 429 after too
 * many.
 */
export async function requestPassword(parts: ApiParts, username: string, client: Client): Promise<void> {
  const email = cleanText(username);
  await countAttempts(parts, [
    ['password-address', client.address],
    ['password-account', email],
  ]);
  await takeAtLeast(leastMilliseconds, async () => {
    const { sql } = parts.database;
    const [user] = await sql<{ id: number; disabled: boolean }[]>`
      select id, disabled from users where lower(email) = lower(${email})`;
    if (user) {
      const kind = user.disabled ? 'account-inactive' : 'password-reset';
      await addToOutbox(sql, kind, `${kind}:${randomUUID()}`, { userId: user.id });
    } else if (!parts.settings.forgotAlwaysSucceeds) {
      throw notFound();
    }
  });
}
