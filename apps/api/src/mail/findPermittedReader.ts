import type { Permission } from '@magazijn/domain/people';
import type { Sql } from '../database/Database.ts';
import { hasPermission } from '../http/hasPermission.ts';
import { findMailReader, type MailReader } from './findMailReader.ts';

export interface PermittedReader extends MailReader {
  /** The name or address of the user whom the mail is for, when an administrator gets it instead; null otherwise. */
  readonly insteadOf: string | null;
}

/**
 * The recipient of a mail about an order or a payment: the user, or the first administrator of the company, else of its
 * parent organisation, when that user can no longer log in or has a role that does not see it. The company stays that of
 * the user. Null when nobody is left.
 */
export async function findPermittedReader(
  sql: Sql,
  userId: number,
  permission: Permission,
): Promise<PermittedReader | null> {
  const reader = await findMailReader(sql, userId);
  if (!reader) return null;
  const [found] = await sql<{ recipient: number | null; name: string }[]>`
    select coalesce(nullif(users.name, ''), users.email) as name,
        case when ${hasPermission(sql, permission)} then users.id else (
          select person.id from users as person
            where person.role = 'administrator' and not person.disabled
              and person.company_id in (companies.id, companies.parent_id)
            order by person.company_id <> companies.id, person.id limit 1
        ) end as recipient
      from users join companies on companies.id = users.company_id where users.id = ${userId}`;
  if (!found || found.recipient === null) return null;
  if (found.recipient === userId) return { ...reader, insteadOf: null };
  const { companyId, companyName, customerNumber } = reader;
  const administrator = await findMailReader(sql, found.recipient);
  return administrator && { ...administrator, companyId, companyName, customerNumber, insteadOf: found.name };
}

/**
 * Why a person gets a mail, for its footer.
 *
 * @param done what happened with the user's account, after 'omdat met je account bij Magazijn'
 */
export const reasonFor = ({ insteadOf, companyName }: PermittedReader, shop: string, done: string): string =>
  insteadOf === null
    ? `Je krijgt deze mail omdat met je account bij ${shop} ${done}.`
    : `Je krijgt deze mail als beheerder, omdat ${insteadOf} bij ${companyName} geen toegang meer heeft.`;
