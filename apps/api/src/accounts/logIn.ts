import type { ApiParts } from '../ApiParts.ts';
import type { Client } from '../http/Client.ts';
import { openSession } from '../session/sessions.ts';
import { type Credentials, checkLogin } from './checkLogin.ts';

/**
 * Gives a token for an e-mail address and its password.
 *
 * @throws Refusal 401 with the messages of the specification, 429 after too many failures.
 */
export async function logIn(parts: ApiParts, credentials: Credentials, client: Client): Promise<string> {
  return openSession(parts, await checkLogin(parts, credentials, client), client);
}
