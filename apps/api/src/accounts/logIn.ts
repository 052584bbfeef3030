import type { ApiParts } from '../ApiParts.ts';
import { openSession } from '../session/openSession.ts';
import { type Credentials, checkLogin } from './checkLogin.ts';

/**
 * Gives a token for an e-mail address and its password.
 *
 * @throws Refusal 401 with the messages of the specification, 429 after too many failures.
 */
export async function logIn(parts: ApiParts, credentials: Credentials, address: string): Promise<string> {
  return openSession(parts, await checkLogin(parts, credentials, address));
}
