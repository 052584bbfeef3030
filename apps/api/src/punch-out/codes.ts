import { randomBytes } from 'node:crypto';
import type { ApiParts } from '../ApiParts.ts';
import { hashResetToken } from '../accounts/passwords.ts';
import { openSession, type SessionUser } from '../accounts/sessions.ts';
import type { Sql } from '../database/Database.ts';
import type { Client } from '../http/Client.ts';
import { HttpError } from '../http/HttpError.ts';

/** Who cXML says that somebody is: the `Credential` of its header. */
export interface CxmlCredential {
  /** 'NetworkId', 'DUNS' */
  readonly domain: string;
  readonly identity: string;
}

/** What a PunchOutSetupRequest asked for, and its transfer has to repeat. */
export interface CxmlPunchOut {
  readonly operation: 'create' | 'edit' | 'inspect';
  /** Opaque: goes back as it came. */
  readonly buyerCookie: string;
  /** BrowserFormPost: where the browser posts the message. */
  readonly postUrl: string;
  /** `From` of the request, `To` of the message. */
  readonly buyer: CxmlCredential;
  readonly supplier: CxmlCredential;
  /** What the buyer's system holds already (operations `edit` and `inspect`): the cart begins with it. */
  readonly amounts: readonly { readonly productId: number; readonly amount: number }[];
  /** The coupon that those are priced with; '' for none. */
  readonly coupon: string;
}

/** What a code stands for. */
interface PunchOutTicket {
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

/** A session that begins with a code. */
interface StartedPunchOut {
  readonly token: string;
  readonly callUp: Readonly<Record<string, string>>;
  readonly cxml: CxmlPunchOut | null;
}

type Ticket = SessionUser & { readonly callUp: Record<string, string>; readonly cxml: CxmlPunchOut | null };

/**
 * Opens the session that a code stands for, and ends the code.
 *
 * @throws HttpError 401 when it was used, is too old, never was, or its user is disabled by now.
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
  if (!ticket || !used) throw new HttpError(401, 'This code was used, or is too old.');
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

/** What a cXML system asked for when it began a session; null for any other session. */
export async function findCxmlPunchOut(sql: Sql, sessionId: string): Promise<CxmlPunchOut | null> {
  const [row] = await sql<{ cxml: CxmlPunchOut }[]>`
    select cxml from cxml_punch_outs where session_id = ${sessionId}`;
  return row?.cxml ?? null;
}
