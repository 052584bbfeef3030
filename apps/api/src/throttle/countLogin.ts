import type { ApiParts } from '../ApiParts.ts';
import { countAttempts } from './countAttempts.ts';

/**
 * Counts a login before its password is looked at.
 *
 * @throws Refusal 429 with Retry-After in seconds, when the account or the address has failed too often.
 */
export const countLogin = (parts: ApiParts, account: string, address: string): Promise<void> =>
  countAttempts(parts, [
    ['address', address],
    ['account', account],
  ]);
