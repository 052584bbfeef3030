import type { WireRegistration } from '@magazijn/api-client/schemas';
import type { ApiParts } from '../ApiParts.ts';
import { takeAtLeast } from '../concurrency/takeAtLeast.ts';
import type { Sql } from '../database/Database.ts';
import type { Client } from '../http/Client.ts';
import { Refusal } from '../http/Refusal.ts';
import { addToOutbox } from '../mail/outbox.ts';
import { hashPassword } from '../passwords/hashPassword.ts';
import { countAttempts, networkOf } from '../throttle/throttle.ts';
import { hasEmail } from './findUserByEmail.ts';
import { insertRegistration } from './insertRegistration.ts';
import { readRegistration } from './readRegistration.ts';
import { registrationProblems } from './registrationProblems.ts';

/** Longer than a registration takes as a rule, most of which is hashing the password. */
const leastMilliseconds = 300;

/** Undoes what was written for an address that somebody has already. */
class AddressTaken extends Error {
  override readonly name = 'AddressTaken';
}

async function noteWelcome(sql: Sql, userId: number): Promise<void> {
  await addToOutbox(sql, 'registration-received', `registration-received:${userId}`, { userId });
  await addToOutbox(sql, 'registration-notice', `registration-notice:${userId}`, { userId });
}

/** Once a day at most: whoever types somebody else's address must not fill their mailbox. */
async function noteExisting(sql: Sql, email: string, now: Date): Promise<void> {
  const [user] = await sql<{ id: number }[]>`select id from users where ${hasEmail(sql, email)}`;
  if (!user) return;
  const key = `account-exists:${user.id}:${now.toISOString().slice(0, 10)}`;
  await addToOutbox(sql, 'account-exists', key, { userId: user.id });
}

/**
 * Registers a company. It cannot log in until an administrator has approved it. An e-mail address that is known
 * already gets the same answer, after as long: its owner alone hears of it, by mail.
 *
 * @throws Refusal 412 with a Dutch sentence for all that is wrong (X02), 429 after too many from one address.
 */
export async function register(parts: ApiParts, wire: WireRegistration, client: Client): Promise<void> {
  const registration = readRegistration(wire);
  const problems = registrationProblems(registration);
  if (problems.length > 0) throw new Refusal(412, 'Registratie mislukt', {}, problems);
  await countAttempts(parts, [['registration-network', networkOf(client.address)]]);
  await takeAtLeast(leastMilliseconds, async () => {
    const passwordHash = await hashPassword(registration.password);
    const now = parts.clock();
    await parts.database.sql.begin(async (sql) => {
      try {
        await sql.savepoint(async (attempt) => {
          const userId = await insertRegistration(attempt, registration, passwordHash, now);
          if (userId === null) throw new AddressTaken();
          await noteWelcome(attempt, userId);
        });
      } catch (error) {
        if (!(error instanceof AddressTaken)) throw error;
        await noteExisting(sql, registration.email, now);
      }
    });
  });
}
