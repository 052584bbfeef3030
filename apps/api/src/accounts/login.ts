import { cleanText } from '@magazijn/domain/validation';
import type { ApiDependencies } from '../ApiDependencies.ts';
import type { Sql } from '../database/Database.ts';
import { recordEvent } from '../database/recordEvent.ts';
import type { Client } from '../http/Client.ts';
import { HttpError } from '../http/HttpError.ts';
import { verifyPassword } from './hashPassword.ts';
import { openSession, type SessionUser } from './sessions.ts';
import { type Attempt, countAttempts, forgiveAttempts, networkOf } from './throttle.ts';

interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** The attempts to count for a login: known browsers separately, all other clients together. */
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
 * The user of a login. Only a correct password reveals a disabled account; an unknown address takes as long as a known
 * one.
 *
 * @throws HttpError 401 with the messages of the specification, 429 after too many failures.
 */
export async function checkLogin(
  dependencies: ApiDependencies,
  credentials: Credentials,
  client: Client,
): Promise<SessionUser> {
  const { user, account } = await findUserByEmail(dependencies.database.sql, credentials.username);
  const attempts = await attemptsOf(account, user, client);
  await countAttempts(dependencies, attempts);
  const right = await verifyPassword(credentials.password, user?.passwordHash ?? null);
  if (!user || !right || user.disabled) {
    const event = { event: 'login-failed', userId: user?.userId ?? null, address: client.address } as const;
    await recordEvent(dependencies.database.sql, event, dependencies.clock());
    throw new HttpError(401, user && right ? 'User account is disabled.' : 'Bad credentials.');
  }
  await forgiveAttempts(dependencies, attempts);
  await client.rememberDevice(user.userId);
  return user;
}

/** Returns an access token. @throws HttpError 401 with the specification's messages, 429 after too many failures. */
export async function logIn(
  dependencies: ApiDependencies,
  credentials: Credentials,
  client: Client,
): Promise<string> {
  const user = await checkLogin(dependencies, credentials, client);
  return (await openSession(dependencies, dependencies.database.sql, user, client)).token;
}

/**
 * The form in which addresses are compared: NFKC, lower case without the database's locale, as in the index on users.
 */
export const emailKey = (sql: Sql, email: string) =>
  sql`lower(normalize(${email}::text, NFKC) collate "pg_unicode_fast")`;

/** A condition on `users`: the user with this e-mail address, in any spelling. */
export const hasEmail = (sql: Sql, typed: string) =>
  sql`lower(normalize(users.email, NFKC) collate "pg_unicode_fast") = ${emailKey(sql, cleanText(typed))}`;

type FoundUser = SessionUser & { readonly passwordHash: string; readonly disabled: boolean };

/** Finds the user of an address, with the key under which attempts are counted, the same for every spelling. */
export async function findUserByEmail(
  sql: Sql,
  typed: string,
): Promise<{ readonly user: FoundUser | null; readonly account: string }> {
  const [row] = await sql<({ readonly emailKey: string } & (FoundUser | { readonly userId: null }))[]>`
    select ${emailKey(sql, cleanText(typed))} as email_key, users.id as user_id, users.email as username, users.admin,
        users.name, users.role, users.password_hash, users.disabled, companies.name as company_name, companies.customer_number
      from (values (1)) as once
      left join users on ${hasEmail(sql, typed)}
      left join companies on companies.id = users.company_id`;
  const user = row === undefined || row.userId === null ? null : row;
  return { user, account: user ? `user:${user.userId}` : `email:${row?.emailKey}` };
}
