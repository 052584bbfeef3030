import { type addresses, hashPassword, insertRows, type Sql } from '@magazijn/api/database';
import {
  DEMO_CXML,
  DEMO_PASSWORD,
  DEMO_PUNCH_OUT_USER,
  type DemoAccount,
  type DemoAddress,
} from '@magazijn/demo-data';

/** Inserts the demo companies, addresses and users. They share one password, which is hashed once. */
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

function addressRow(
  companyId: number,
  kind: 'main' | 'invoice',
  account: DemoAccount,
  address: DemoAddress,
): typeof addresses.$inferSelect {
  return {
    companyId,
    kind,
    companyName: account.companyName,
    contactGender: null,
    contactFirstName: null,
    contactLastName: address.contactLastName,
    street: address.street,
    number: address.houseNumber,
    numberSuffix: address.houseNumberSuffix || null,
    postalCode: address.postalCode,
    city: address.city,
    country: address.country,
    phoneNumber: address.phone,
    emailAddress: account.email,
  };
}

/** The procurement settings of the demo company; its cXML secret is the demo password. */
export async function seedPunchOut(sql: Sql): Promise<void> {
  const [user] = await sql<{ companyId: number; passwordHash: string }[]>`
    select company_id, password_hash from users where email = ${DEMO_PUNCH_OUT_USER}`;
  if (!user) throw new Error(`There is no demo account ${DEMO_PUNCH_OUT_USER}`);
  await insertRows(sql, 'punch_out_connections', [
    {
      companyId: user.companyId,
      // The sandbox's port can be any.
      hosts: ['127.0.0.1:*', 'localhost:*'],
      functions: ['DETAIL', 'VALIDATE', 'SOURCING', 'BACKGROUND_SEARCH'],
      unit: 'ST',
      discounts: 'lines',
      vatField: 1,
      dateField: 2,
      referenceField: 5,
      // UNSPSC segments, which buyers often use as groups.
      materialGroups: { verzorging: '53130000', 'verzorging/luiers': '53102306', voeding: '50000000' },
      cxmlDomain: DEMO_CXML.domain,
      cxmlIdentity: DEMO_CXML.buyer,
      cxmlSecretHash: user.passwordHash,
      cxmlEncoding: 'urlencoded',
    },
  ]);
}
