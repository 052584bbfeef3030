import type { Sql } from '../database/Database.ts';
import type { MailRecipient } from './MailContent.ts';

export interface MailReader {
  readonly userId: number;
  readonly to: MailRecipient;
  /** With the name of the person or the first name of the contact, 'Hallo Daniëlle,', or the company, 'Hallo Kinderopvang De Vlinder,'; without either 'Hallo,'. */
  readonly greeting: string;
  readonly companyId: number;
  readonly companyName: string;
  readonly customerNumber: string;
  /** `pending`: the registration is undecided. `disabled`: cannot log in for another reason. */
  readonly state: 'active' | 'pending' | 'refused' | 'disabled';
}

interface ReaderRow {
  readonly email: string;
  /** '' for a user without one: then the company's contact is greeted. */
  readonly name: string;
  readonly disabled: boolean;
  /** Registered, and not approved. */
  readonly unapproved: boolean;
  readonly refused: boolean;
  readonly companyId: number;
  readonly companyName: string;
  readonly customerNumber: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** A link, a web address or an IP address. */
const webAddress = /:\/\/|www\.|[\p{L}\p{N}-]\.\p{L}{2,}|\d{1,3}(\.\d{1,3}){3}/iu;

/**
 * Whether a mail program would show a link in this text: an attacker could register a stranger's address to send one.
 * Full-width letters and ideographic full stops count as plain ones, and invisible characters are ignored.
 */
const hasWebAddress = (text: string): boolean =>
  webAddress.test(
    text
      .normalize('NFKC')
      .replaceAll(/\p{Cf}/gu, '')
      .replaceAll('\u3002', '.'),
  );

function stateOf({ disabled, unapproved, refused }: ReaderRow): MailReader['state'] {
  if (!disabled) return 'active';
  if (refused) return 'refused';
  return unapproved ? 'pending' : 'disabled';
}

/** The recipient of a mail; null when the user no longer exists. */
export async function findMailReader(sql: Sql, userId: number): Promise<MailReader | null> {
  const [row] = await sql<ReaderRow[]>`
    select users.email, users.name, users.disabled, companies.id as company_id, companies.name as company_name, companies.customer_number,
        registrations.company_id is not null and registrations.approved_at is null as unapproved,
        registrations.refused_at is not null as refused,
        addresses.contact_first_name as first_name, addresses.contact_last_name as last_name
      from users
      join companies on companies.id = users.company_id
      left join addresses on addresses.company_id = companies.id and addresses.kind = 'main'
      left join registrations on registrations.company_id = companies.id
      where users.id = ${userId}`;
  if (!row) return null;
  const { email, unapproved, companyId, companyName, customerNumber } = row;
  const { firstName, lastName } = row.name === '' ? row : { firstName: row.name, lastName: null };
  // Before approval, the names may be entered by a person who does not own the address.
  const mailed = (text: string | null): string =>
    unapproved && hasWebAddress(text ?? '') ? '' : (text ?? '');
  const first = mailed(firstName);
  const company = mailed(companyName);
  const greeted = first || (unapproved ? '' : company);
  const name = [first, mailed(lastName)].filter(Boolean).join(' ');
  return {
    userId,
    to: { name: name || company, address: email },
    greeting: greeted === '' ? 'Hallo,' : `Hallo ${greeted},`,
    companyId,
    companyName: company || 'je organisatie',
    customerNumber,
    state: stateOf(row),
  };
}
