import type { ApiDependencies } from '../../ApiDependencies.ts';
import { mayOrder } from '../../accounts/findBuyer.ts';
import { verifyPassword } from '../../accounts/hashPassword.ts';
import { type Attempt, countAttempts, forgiveAttempts, networkOf } from '../../accounts/throttle.ts';
import type { Sql } from '../../database/Database.ts';
import { recordEvent } from '../../database/recordEvent.ts';
import type { CxmlCredential } from '../../database/tables/punchOut.ts';
import { closedDays } from '../../delivery/offeredDates.ts';
import type { Buyer, Viewer } from '../../http/Viewer.ts';
import { findConnection, type PunchOutConnection } from '../connection.ts';
import { CxmlFault } from './buildCxml.ts';
import type { CxmlRequest } from './readRequest.ts';

/** A company whose procurement system has proved its identity by the shared secret. */
export interface CxmlParty {
  /** The company's first enabled user, in whose name orders are placed. */
  readonly viewer: Viewer;
  readonly connection: PunchOutConnection;
  readonly buyer: CxmlCredential;
  readonly supplier: CxmlCredential;
}

type PartyRow = Omit<Buyer, 'address' | 'hasApprovalRules'> &
  CxmlCredential & { readonly secretHash: string };

/** Finds the first known credential; domain names (`DUNS`) are compared without case, as systems differ in it. */
async function findParty(sql: Sql, names: readonly CxmlCredential[]): Promise<PartyRow | null> {
  const [row] = await sql<PartyRow[]>`
    select users.id as user_id, users.id as original_user_id, users.role, companies.id as company_id, companies.customer_number,
        companies.payment, companies.vat_code as vat_number, addresses.country, ${closedDays(sql, 'companies.id')} as closed_days,
        connections.cxml_domain as domain, connections.cxml_identity as identity,
        connections.cxml_secret_hash as secret_hash
      from unnest(${names.map(({ domain }) => domain)}::text[], ${names.map(({ identity }) => identity)}::text[])
        with ordinality as names (domain, identity, position)
      join punch_out_connections as connections
        on lower(connections.cxml_domain) = lower(names.domain) and connections.cxml_identity = names.identity
      join companies on companies.id = connections.company_id
      join addresses on addresses.company_id = companies.id and addresses.kind = 'main'
      join users on users.id = (
        select min(id) from users
          where company_id = companies.id and not disabled and ${mayOrder(sql)})
      order by names.position limit 1`;
  return row ?? null;
}

/**
 * The company in `From`, by the shared secret in `Sender`. Refusing an unknown name takes as long as a wrong secret.
 *
 * @throws CxmlFault 401; HttpError 429 after too many failures.
 */
export async function authenticateParty(
  dependencies: ApiDependencies,
  { From, To, Sender }: CxmlRequest['Header'],
  address: string,
): Promise<CxmlParty> {
  const { sql } = dependencies.database;
  const [to] = To.Credential;
  const names = From.Credential.map(({ '@domain': domain, Identity: identity }) => ({ domain, identity }));
  const [first] = names;
  const secret = Sender.Credential.find(({ SharedSecret }) => SharedSecret !== undefined)?.SharedSecret ?? '';
  if (!first || !to) throw new CxmlFault(400, 'From and To need a Credential.');
  // Not counted per company: its name is public, so others could lock it out, and 16 characters cannot be guessed.
  const network = networkOf(address);
  const attempts: Attempt[] = [
    ['login', `cxml:${first.domain}:${first.identity} ${network}`],
    ['login-network', network],
  ];
  await countAttempts(dependencies, attempts);
  const row = await findParty(sql, names);
  const right = await verifyPassword(secret, row?.secretHash ?? null);
  if (!row || !right) {
    const event = {
      event: 'login-failed',
      userId: row?.userId ?? null,
      address,
      details: { door: 'cxml' },
    } as const;
    await recordEvent(sql, event, dependencies.clock());
  }
  if (!row || !right) throw new CxmlFault(401, 'The credential or its shared secret is not known here.');
  await forgiveAttempts(dependencies, attempts);
  const { secretHash: _secretHash, domain, identity, ...viewer } = row;
  return {
    viewer: {
      ...viewer,
      // Approved in the procurement system.
      hasApprovalRules: false,
      hasColleagues: false,
      // Without a session: every request carries the secret.
      sessionId: '',
      loginId: '',
      address,
      sessionExpiresAt: dependencies.clock(),
    },
    connection: await findConnection(sql, row.companyId),
    buyer: { domain, identity },
    supplier: { domain: to['@domain'], identity: to.Identity },
  };
}

/** @throws CxmlFault 403 for a company that pays before its order is placed. */
export function requirePayment({ viewer }: CxmlParty): void {
  if (viewer.payment !== 'ideal') return;
  throw new CxmlFault(403, 'Punch-out is for companies that order on account or by direct debit.');
}
