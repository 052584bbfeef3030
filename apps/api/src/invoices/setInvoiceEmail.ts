import type { ApiDependencies } from '../ApiDependencies.ts';
import { recordEvent } from '../database/recordEvent.ts';
import { notFound } from '../http/HttpError.ts';
import type { Viewer } from '../http/Viewer.ts';

/**
 * Sets where the invoices of a company are mailed: the own one, or one below it.
 *
 * @param email '' for the address of its invoice address, or else its own.
 * @throws HttpError 404 for a company outside of the organisation.
 */
export async function setInvoiceEmail(
  { database, clock }: Pick<ApiDependencies, 'database' | 'clock'>,
  { companyId, userId, originalUserId, address }: Viewer,
  customerNumber: string,
  email: string,
): Promise<void> {
  await database.sql.begin(async (sql) => {
    const { count } = await sql`
      update companies set invoice_email = ${email || null}
        where customer_number = ${customerNumber} and (id = ${companyId} or parent_id = ${companyId})`;
    if (count === 0) throw notFound();
    const details = { customer: customerNumber };
    await recordEvent(
      sql,
      { event: 'invoice-email-changed', userId, originalUserId, address, details },
      clock(),
    );
  });
}
