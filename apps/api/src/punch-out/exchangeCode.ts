import type { ApiParts } from '../ApiParts.ts';
import { hashResetToken } from '../accounts/passwords.ts';
import { openSession, type SessionUser } from '../accounts/sessions.ts';
import type { Client } from '../http/Client.ts';
import { Refusal } from '../http/Refusal.ts';
import type { CxmlPunchOut } from './CxmlPunchOut.ts';

/** A session that begins with a code. */
export interface StartedPunchOut {
  readonly token: string;
  readonly callUp: Readonly<Record<string, string>>;
  readonly cxml: CxmlPunchOut | null;
}

type Ticket = SessionUser & { readonly callUp: Record<string, string>; readonly cxml: CxmlPunchOut | null };

/**
 * Opens the session that a code stands for, and ends the code.
 *
 * @throws Refusal 401 when it was used, is too old, never was, or its user is disabled by now.
 */
export async function exchangeCode(parts: ApiParts, client: Client, code: string): Promise<StartedPunchOut> {
  const { sql } = parts.database;
  const hash = hashResetToken(code);
  const [ticket] = await sql<Ticket[]>`
    select users.id as user_id, users.email as username, users.admin, companies.name as company_name,
        companies.customer_number, codes.call_up, codes.cxml
      from punch_out_codes as codes
      join users on users.id = codes.user_id and not users.disabled
      join companies on companies.id = users.company_id
      where codes.code_hash = ${hash} and codes.expires_at > ${parts.clock()}`;
  // Of two at the same moment one removes it.
  const [used] = ticket
    ? await sql`delete from punch_out_codes where code_hash = ${hash} returning user_id`
    : [];
  if (!ticket || !used) throw new Refusal(401, 'This code was used, or is too old.');
  const { callUp, cxml } = ticket;
  const token = await openSession(parts, ticket, client);
  if (cxml) await keepPunchOut(parts, token, cxml);
  return { token, callUp, cxml };
}

/** Its transfer repeats what the procurement system sent, which no browser can change. */
async function keepPunchOut(parts: ApiParts, token: string, cxml: CxmlPunchOut): Promise<void> {
  const sessionId = await parts.tokens.verify(token);
  await parts.database.sql`
    insert into cxml_punch_outs (session_id, cxml)
      select ${sessionId}::uuid, ${JSON.stringify(cxml)}::text::jsonb`;
}
