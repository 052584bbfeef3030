import { hashPassword, insertRows, type Sql } from '@magazijn/api/database';
import { DEMO_PASSWORD, type DemoAccount } from '../demo/DemoCatalogue.ts';
import { addressRow } from './addressRow.ts';

/** Writes the demo companies, their addresses and their users. They share one password, so it is hashed once. */
export async function seedAccounts(sql: Sql, accounts: readonly DemoAccount[]): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const numbered = accounts.map((account, index) => ({ account, id: index + 1 }));
  const idOf = new Map(numbered.map(({ account, id }) => [account.customerNumber, id]));
  await insertRows(
    sql,
    'companies',
    numbered.map(({ account, id }) => ({
      id,
      customerNumber: account.customerNumber,
      name: account.companyName,
      vatCode: account.vatCode,
      fiscalCode: account.fiscalCode,
      iban: account.iban,
      payment: account.payment,
      giveaway: false,
      newsletter: false,
      telesuperEnabled: account.telesuper,
      parentId: account.parent === null ? null : (idOf.get(account.parent) ?? null),
    })),
  );
  await insertRows(
    sql,
    'addresses',
    numbered.flatMap(({ account, id }) => [
      addressRow(id, 'main', account, account.mainAddress),
      ...(account.invoiceAddress ? [addressRow(id, 'invoice', account, account.invoiceAddress)] : []),
    ]),
  );
  await insertRows(
    sql,
    'users',
    numbered.map(({ account, id }) => ({
      id,
      companyId: id,
      email: account.email,
      passwordHash,
      admin: account.admin,
      disabled: account.disabled,
    })),
  );
}
