import type { addresses, companies, openingHours } from '../database/tables/index.ts';

/** An address, without whose it is. */
export type CompanyAddress = Omit<typeof addresses.$inferSelect, 'companyId' | 'kind'>;

/** A company with its addresses; the invoice address is null when it is the main one (E02). */
export interface CompanyRecord extends Omit<typeof companies.$inferSelect, 'id' | 'parentId'> {
  readonly email: string | null;
  readonly mainAddress: CompanyAddress;
  readonly invoiceAddress: CompanyAddress | null;
  /** In no order; none for a company that gave no hours. Absent in what an order keeps of its company. */
  readonly openingHours?: readonly Omit<typeof openingHours.$inferSelect, 'companyId'>[];
}
