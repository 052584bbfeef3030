import { randomUUID } from 'node:crypto';
import type { ApiParts } from '../ApiParts.ts';
import { recordEvent } from '../audit/recordEvent.ts';
import { takeAtLeast } from '../concurrency/takeAtLeast.ts';
import type { Client } from '../http/Client.ts';
import { notFound } from '../http/notFound.ts';
import { addToOutbox } from '../mail/outbox.ts';
import { countAttempts, networkOf, tryAttempts } from '../throttle/throttle.ts';
import { findUserByEmail } from './findUserByEmail.ts';

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
  await takeAtLeast(leastMilliseconds, async () => {
    const { sql } = parts.database;
    const network = networkOf(client.address);
    const { user, account } = await findUserByEmail(sql, username);
    await countAttempts(parts, [
      ['password-network', network],
      ['password', `${account} ${network}`],
    ]);
    if (!user) {
      if (parts.settings.forgotAlwaysSucceeds) return;
      throw notFound();
    }
    // Whoever asked before got a link that still works: strangers can neither fill the mailbox nor keep the owner out.
    if ((await tryAttempts(parts, [['password-mail', account]])) > 0) return;
    const kind = user.disabled ? 'account-inactive' : 'password-reset';
    await sql.begin(async (transaction) => {
      await addToOutbox(transaction, kind, `${kind}:${randomUUID()}`, { userId: user.userId });
      const event = { event: 'password-requested', userId: user.userId, address: client.address } as const;
      await recordEvent(transaction, event, parts.clock());
    });
  });
}
