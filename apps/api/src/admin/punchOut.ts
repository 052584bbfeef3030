import { readFile } from 'node:fs/promises';
import type { PaymentMethod } from '@magazijn/domain/validation';
import { hasEmail } from '../accounts/login.ts';
import type { Sql } from '../database/Database.ts';
import { type AdminCommand, type AdminDependencies, AdminError, readArguments } from './AdminCommand.ts';
import { readableFile } from './namedFile.ts';
import { readAgreement, showAgreement, unknownPlaces, writeAgreement } from './punchOutAgreement.ts';

async function list({ database, print }: AdminDependencies): Promise<void> {
  const rows = await database.sql<
    { customerNumber: string; name: string; hosts: string[]; cxmlIdentity: string | null }[]
  >`
    select customer_number, name, hosts, cxml_identity from punch_out_connections
      join companies on companies.id = company_id order by customer_number`;
  if (rows.length === 0) print('There are no agreements: every company punches out by the specification.');
  for (const { customerNumber, name, hosts, cxmlIdentity } of rows) {
    const ways = [hosts.join(', ') || 'any host', ...(cxmlIdentity === null ? [] : [`cXML ${cxmlIdentity}`])];
    print(`${customerNumber}  ${name}  ${ways.join('  ')}`);
  }
}

/** Warns about values that are valid but probably a mistake. */
async function warn(
  { database, print }: AdminDependencies,
  { payment }: Customer,
  places: string[],
): Promise<void> {
  const unknown = await unknownPlaces(database.sql, places);
  if (unknown.length > 0)
    print(`There is no category ${unknown.join(', ')}: its material group is never used.`);
  if (payment === 'ideal') print('It cannot punch out: it orders neither on account nor by direct debit.');
}

async function change(dependencies: AdminDependencies, company: Customer, name: string): Promise<void> {
  const { database, folder, print } = dependencies;
  const text = await readFile(readableFile(folder, name).file, 'utf8');
  const agreement = readAgreement(text);
  await database.sql.begin((sql) => writeAgreement(sql, company.id, agreement));
  print(`${company.customerNumber} ${company.name}: new punch-outs use the agreement.`);
  await warn(dependencies, company, Object.keys(agreement.materialGroups ?? {}));
}

async function remove(
  { database, print }: AdminDependencies,
  { id, customerNumber, name }: Customer,
): Promise<void> {
  await database.sql`delete from punch_out_connections where company_id = ${id}`;
  print(
    `${customerNumber} ${name}: the agreement is removed; the specification's values apply, and cXML is refused.`,
  );
}

/** `punch-out`: lists the agreements about procurement systems, shows a company's, or changes it by a file. */
export const punchOut: AdminCommand = {
  name: 'punch-out',
  usage: '[e-mail address or customer number] [file.json | --remove]',
  summary: 'Shows or changes the agreement about a company’s procurement system (docs/punch-out.md).',
  run: async (dependencies, args) => {
    if (args.length === 0) {
      await list(dependencies);
      return 0;
    }
    const hasFile = args.filter((word) => !word.startsWith('--')).length > 1;
    const names = ['e-mail address or customer number', ...(hasFile ? ['file'] : [])];
    const { values, flags } = readArguments(args, names, ['remove']);
    const [which = '', file] = values;
    if (file !== undefined && flags.has('remove')) throw new AdminError('Give a file or --remove, not both.');
    const company = await findCustomer(dependencies.database.sql, which.trim());
    if (flags.has('remove')) await remove(dependencies, company);
    else if (file === undefined)
      dependencies.print(await showAgreement(dependencies.database.sql, company.id));
    else await change(dependencies, company, file);
    return 0;
  },
};

interface Customer {
  readonly id: number;
  readonly customerNumber: string;
  readonly name: string;
  readonly payment: PaymentMethod;
}

/** Finds a company by its number or a user's e-mail address. @throws AdminError if no company has it. */
async function findCustomer(sql: Sql, which: string): Promise<Customer> {
  const [company] = await sql<Customer[]>`
    select id, customer_number, name, payment from companies
      where customer_number = ${which}
        or id = (select company_id from users where ${hasEmail(sql, which)})
      order by customer_number = ${which} desc
      limit 1`;
  if (!company)
    throw new AdminError(`There is no company with the e-mail address or customer number "${which}".`);
  return company;
}
