import { cleanText } from '@magazijn/domain/validation';
import type { ApiParts } from '../ApiParts.ts';
import type { Client } from '../http/Client.ts';
import { Refusal } from '../http/Refusal.ts';
import { verifyPassword } from '../passwords/verifyPassword.ts';
import type { SessionUser } from '../session/sessions.ts';
import { countLogin } from '../throttle/countLogin.ts';
import { forgiveLogin } from '../throttle/forgiveLogin.ts';

/** What somebody logs in with. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

type LoginUser = SessionUser & { readonly passwordHash: string; readonly disabled: boolean };

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
  const email = cleanText(credentials.username);
  await countLogin(parts, email, client.address);
  const [user] = await parts.database.sql<LoginUser[]>`
    select users.id as user_id, users.email as username, users.admin, users.password_hash, users.disabled,
        companies.name as company_name, companies.customer_number
      from users join companies on companies.id = users.company_id
      where lower(users.email) = lower(${email})`;
  const right = await verifyPassword(credentials.password, user?.passwordHash ?? null);
  if (!user || !right) throw new Refusal(401, 'Bad credentials.');
  if (user.disabled) throw new Refusal(401, 'User account is disabled.');
  await forgiveLogin(parts, email, client.address);
  return user;
}
