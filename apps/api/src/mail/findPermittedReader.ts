import type { Permission } from '@magazijn/domain/people';
import { formatIban } from '@magazijn/domain/validation';
import type { Sql } from '../database/Database.ts';
import { hasPermission } from '../http/hasPermission.ts';
import { personName } from '../http/personName.ts';
import type { Seller } from '../settings/readSeller.ts';
import { findMailReader, type MailReader } from './findMailReader.ts';
import type { MailBlock } from './MailContent.ts';

export interface PermittedReader extends MailReader {
  /** The name or address of the user of the order or payment, for mails that somebody else gets instead. */
  readonly insteadOf: string;
  /**
   * The kind of recipient: that user, an administrator of the company or of its parent organisation, the company's own
   * address, or the seller.
   */
  readonly recipient: 'user' | 'administrator' | 'parent' | 'company' | 'seller';
}

/**
 * The recipient of a mail about an order or a payment. A user who can log in and has the permission gets it; otherwise the
 * first that exists of: an administrator of the company; one of its parent organisation; the company's own address (for
 * invoices, of its invoice address, of its main address); the seller, with the request to inform the customer. The returned
 * company is that of the user.
 *
 * @param seller null for mails that may remain unsent.
 * @returns null without a recipient.
 */
export async function findPermittedReader(
  sql: Sql,
  userId: number,
  permission: Permission,
  seller: Seller | null = null,
): Promise<PermittedReader | null> {
  const reader = await findMailReader(sql, userId);
  if (!reader) return null;
  const { companyId, companyName, customerNumber } = reader;
  const [found] = await sql<
    {
      id: number | null;
      name: string;
      isPermitted: boolean;
      ofCompany: boolean;
      companyEmail: string | null;
    }[]
  >`
    select ${personName(sql)} as name, ${hasPermission(sql, permission)} as is_permitted,
        administrator.id, administrator.company_id = companies.id as of_company,
        coalesce(companies.invoice_email, ${ownEmail(sql)}) as company_email
      from users join companies on companies.id = users.company_id
        left join lateral (
          select person.id, person.company_id from users as person
            where person.role = 'administrator' and not person.disabled
              and person.company_id in (companies.id, companies.parent_id)
            order by person.company_id <> companies.id, person.id limit 1
        ) as administrator on true
      where users.id = ${userId}`;
  if (!found) return null;
  const insteadOf = found.name;
  if (found.isPermitted) return { ...reader, insteadOf, recipient: 'user' };
  if (found.id !== null) {
    const administrator = await findMailReader(sql, found.id);
    const recipient = found.ofCompany ? 'administrator' : 'parent';
    return (
      administrator && { ...administrator, companyId, companyName, customerNumber, insteadOf, recipient }
    );
  }
  if (found.companyEmail !== null) {
    const to = { name: companyName, address: found.companyEmail };
    return { ...reader, to, greeting: 'Hallo,', insteadOf, recipient: 'company' };
  }
  return (
    seller && {
      ...reader,
      to: { name: seller.name, address: seller.email },
      greeting: `Deze mail is voor ${companyName} (${customerNumber}). Daar kan niemand meer inloggen, en we hebben er geen e-mailadres van. Laat het de klant zelf weten.`,
      insteadOf,
      recipient: 'seller',
    }
  );
}

/** SQL for the e-mail address of the invoice address of `companies`, else of the main one; null without either. */
export const ownEmail = (sql: Sql) => sql`(
  select email_address from addresses where company_id = companies.id and email_address is not null
    order by kind limit 1)`;

/**
 * Why a person gets a mail, for its footer.
 *
 * @param done what happened with the user's account, after 'omdat met je account bij Magazijn'
 */
export function reasonFor(
  { recipient, insteadOf, companyName }: PermittedReader,
  shop: string,
  done: string,
): string {
  switch (recipient) {
    case 'user':
      return `Je krijgt deze mail omdat met je account bij ${shop} ${done}.`;
    case 'company':
      return `Deze mail gaat naar het adres van ${companyName}, omdat ${insteadOf} geen toegang meer heeft.`;
    case 'seller':
      return 'Deze mail gaat naar het adres van de verkoper.';
    default:
      return `Je krijgt deze mail als beheerder, omdat ${insteadOf} bij ${companyName} geen toegang meer heeft.`;
  }
}

/** Whether the recipient can log in: mails to others name nothing that needs a login. */
export const hasLogin = ({ recipient }: PermittedReader): boolean =>
  recipient !== 'company' && recipient !== 'seller';

/** The button to an order; for a parent organisation, which has to switch first, how to find it; nothing without a login. */
export function orderLink(reader: PermittedReader, publicOrigin: string, orderId: number): MailBlock[] {
  if (!hasLogin(reader)) return [];
  if (reader.recipient === 'parent') {
    const text = `Wil je de bestelling bekijken? Kies bij Locaties ‘Bestel voor ${reader.companyName}’. De bestelling staat dan in de bestelhistorie.`;
    return [{ kind: 'paragraph', text }];
  }
  return [{ kind: 'action', label: 'Bekijk je bestelling', href: `${publicOrigin}/order/${orderId}` }];
}

/** The button to the invoices, which a parent organisation sees of its locations too; nothing without a login. */
export const invoicesLink = (reader: PermittedReader, publicOrigin: string, label: string): MailBlock[] =>
  hasLogin(reader) ? [{ kind: 'action', label, href: `${publicOrigin}/profiel/facturen` }] : [];

/** How to pay invoices whose payment failed or was charged back: through the shop with a login, or by bank. */
export function payAgainText(
  reader: PermittedReader,
  seller: Pick<Seller, 'iban' | 'name'> | null,
  isOne: boolean,
): string {
  const account =
    seller &&
    `${formatIban(seller.iban)} van ${seller.name}, met ${isOne ? 'het factuurnummer' : 'de factuurnummers'} erbij.`;
  if (!hasLogin(reader)) {
    return account
      ? `Maak het bedrag over op ${account}`
      : 'Neem contact op met de klantenservice om opnieuw te betalen.';
  }
  const shop = 'Betaal opnieuw via Facturen: daar kun je ook een andere betaalwijze kiezen.';
  return account ? `${shop} Of maak het bedrag over op ${account}` : shop;
}
