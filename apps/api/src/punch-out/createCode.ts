import { randomBytes } from 'node:crypto';
import type { ApiParts } from '../ApiParts.ts';
import { hashResetToken } from '../accounts/passwords.ts';
import type { CxmlPunchOut } from './CxmlPunchOut.ts';

/** What a code stands for. */
export interface PunchOutTicket {
  readonly userId: number;
  /** The call-up's parameters but user name and password, by their names in capitals. */
  readonly callUp: Readonly<Record<string, string>>;
  readonly cxml: CxmlPunchOut | null;
}

/**
 * Makes a code by which a browser begins a punch-out: 256 random bits, good once and kept as a hash alone. What the
 * procurement system sent stays here, so that neither password nor hook URL stands in an address.
 *
 * @param seconds how long it is good
 */
export async function createCode(
  { database: { sql }, clock }: ApiParts,
  { userId, callUp, cxml }: PunchOutTicket,
  seconds: number,
): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  const now = clock();
  await sql`
    with ended as (delete from punch_out_codes where user_id = ${userId} and expires_at <= ${now})
    insert into punch_out_codes (code_hash, user_id, call_up, cxml, expires_at)
      values (${hashResetToken(code)}, ${userId}, ${JSON.stringify(callUp)}::text::jsonb,
        ${cxml && JSON.stringify(cxml)}::text::jsonb,
        ${new Date(now.getTime() + seconds * 1000)})`;
  return code;
}
