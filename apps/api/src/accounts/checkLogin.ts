import type { ApiParts } from '../ApiParts.ts';
import { recordEvent } from '../audit/recordEvent.ts';
import type { Client } from '../http/Client.ts';
import { Refusal } from '../http/Refusal.ts';
import { verifyPassword } from '../passwords/verifyPassword.ts';
import type { SessionUser } from '../session/sessions.ts';
import { type Attempt, countAttempts, forgiveAttempts, networkOf } from '../throttle/throttle.ts';
import { type FoundUser, findUserByEmail } from './findUserByEmail.ts';

/** What somebody logs in with. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** What is counted for a login: known browsers by themselves, all others together with whoever else may guess. */
async function attemptsOf(account: string, user: FoundUser | null, client: Client): Promise<Attempt[]> {
  const device = await client.knownDevice();
  if (user && device?.users.includes(user.userId)) return [['login-device', `${account} ${device.id}`]];
  const network = networkOf(client.address);
  return [
    ['login', `${account} ${network}`],
    ['login-network', network],
    ['login-account', account],
  ];
}

/**
 * Who an e-mail address and its password belong to. That an account is disabled is told only to who knows its
 * password, and an unknown address takes as long as a known one (X01).
 *
 * @throws Refusal 401 with the messages of the specification, 429 after too many failures.
 */
export async function checkLogin(
  parts: ApiParts,
  credentials: Credentials,
  client: Client,
): Promise<SessionUser> {
  const { user, account } = await findUserByEmail(parts.database.sql, credentials.username);
  const attempts = await attemptsOf(account, user, client);
  await countAttempts(parts, attempts);
  const right = await verifyPassword(credentials.password, user?.passwordHash ?? null);
  if (!user || !right || user.disabled) {
    const event = { event: 'login-failed', userId: user?.userId ?? null, address: client.address } as const;
    await recordEvent(parts.database.sql, event, parts.clock());
    throw new Refusal(401, user && right ? 'User account is disabled.' : 'Bad credentials.');
  }
  await forgiveAttempts(parts, attempts);
  await client.rememberDevice(user.userId);
  return user;
}
