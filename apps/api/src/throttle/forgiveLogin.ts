import type { ApiParts } from '../ApiParts.ts';
import { attemptKey } from './attemptKey.ts';

/** Forgets a login that succeeded: the account starts afresh, and the address is not blamed for it. */
export async function forgiveLogin(parts: ApiParts, account: string, address: string): Promise<void> {
  if (!parts.settings.loginThrottle) return;
  const accountKey = attemptKey('account', account);
  await parts.database.sql`
    update login_attempts set attempts = case when key = ${accountKey} then 0 else greatest(attempts - 1, 0) end
      where key in (${accountKey}, ${attemptKey('address', address)})`;
}
