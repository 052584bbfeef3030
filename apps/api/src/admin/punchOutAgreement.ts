import { hostPattern } from '@magazijn/api-client';
import { punchOutFunctions } from '@magazijn/api-client/schemas';
import * as z from 'zod/mini';
import { hashPassword } from '../accounts/hashPassword.ts';
import type { Sql } from '../database/Database.ts';
import { findConnection } from '../punch-out/connection.ts';
import { AdminError } from './AdminCommand.ts';

const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

const host = z
  .string()
  .check(
    z.toLowerCase(),
    z.regex(hostPattern, 'must be a host, host:port or host:*, without https:// or a path'),
  );

/** The number of a custom field of OCI; null for none. */
const field = z.nullable(z.int().check(z.minimum(1), z.maximum(5)));

const customFields = z
  .strictObject({ vatPercentage: field, deliveryDate: field, orderReference: field })
  .check(
    z.refine((fields) => {
      const taken = Object.values(fields).filter((number) => number !== null);
      return new Set(taken).size === taken.length;
    }, 'must each be another field, or null'),
  );

const cxml = z.strictObject({
  /** 'NetworkId', 'DUNS' */
  domain: text(100),
  identity: text(200),
  encoding: z._default(z.enum(['urlencoded', 'base64']), 'urlencoded'),
  /** The shared secret; without it the stored one is kept. */
  secret: z.optional(z.string().check(z.minLength(16, 'must have at least 16 characters'), z.maxLength(200))),
});

/** Keys that the file lacks stay unchanged. The lengths are those of OCI (SAP Open Catalog Interface 4.0). */
const agreementSchema = z.strictObject({
  hosts: z.optional(z.array(host).check(z.maxLength(50))),
  functions: z.optional(z.array(z.enum(punchOutFunctions))),
  unit: z.optional(
    z.string().check(z.regex(/^[A-Z0-9]{1,3}$/, 'must be a code of at most 3 capitals and digits')),
  ),
  discounts: z.optional(z.enum(['lines', 'in-prices'])),
  customFields: z.optional(customFields),
  materialGroups: z.optional(z.record(text(200), text(10))),
  cxml: z.optional(z.nullable(cxml)),
});

type AgreementFile = z.infer<typeof agreementSchema>;

/** @throws AdminError with a line for each problem, never with the secret. */
export function readAgreement(text: string): AgreementFile {
  let found: unknown;
  try {
    found = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    // The parser's message can quote the file, which contains a secret.
    throw new AdminError('The file is not JSON. Nothing was changed.');
  }
  const read = agreementSchema.safeParse(found);
  if (read.success) return read.data;
  const problems = read.error.issues.map(
    ({ path, message }) => `${path.join('.') || 'The file'}: ${message}`,
  );
  throw new AdminError([...problems, 'Nothing was changed.'].join('\n'));
}

/** The effective agreement of a company in the format of the file, with the defaults and without the secret. */
export async function showAgreement(sql: Sql, companyId: number): Promise<string> {
  const { cxmlEncoding, ...agreed } = await findConnection(sql, companyId);
  const [cxml] = await sql<{ domain: string; identity: string }[]>`
    select cxml_domain as domain, cxml_identity as identity from punch_out_connections
      where company_id = ${companyId} and cxml_domain is not null`;
  return JSON.stringify({ ...agreed, cxml: cxml ? { ...cxml, encoding: cxmlEncoding } : null }, null, 2);
}

interface KeptCxml {
  readonly domain: string | null;
  readonly identity: string | null;
  readonly secretHash: string | null;
  readonly encoding: 'urlencoded' | 'base64';
}

const none: KeptCxml = { domain: null, identity: null, secretHash: null, encoding: 'urlencoded' };

async function mergeCxml(sql: Sql, companyId: number, { cxml }: AgreementFile): Promise<KeptCxml> {
  if (cxml === null) return none;
  const [kept = none] = await sql<KeptCxml[]>`
    select cxml_domain as domain, cxml_identity as identity, cxml_secret_hash as secret_hash, cxml_encoding as encoding
      from punch_out_connections where company_id = ${companyId} for update`;
  if (cxml === undefined) return kept;
  const { domain, identity, encoding, secret } = cxml;
  const [other] = await sql<{ name: string }[]>`
    select companies.name from punch_out_connections join companies on companies.id = company_id
      where cxml_domain = ${domain} and cxml_identity = ${identity} and company_id <> ${companyId}`;
  if (other)
    throw new AdminError(`cxml: ${domain} ${identity} is ${other.name} already. Nothing was changed.`);
  const secretHash = secret === undefined ? kept.secretHash : await hashPassword(secret);
  if (secretHash === null) throw new AdminError('cxml.secret: is missing. Nothing was changed.');
  return { domain, identity, encoding, secretHash };
}

/**
 * Stores an agreement in a transaction; keys that the file lacks stay unchanged.
 *
 * @throws AdminError when cXML has no secret, or the identity of another company.
 */
export async function writeAgreement(sql: Sql, companyId: number, file: AgreementFile): Promise<void> {
  const cxml = await mergeCxml(sql, companyId, file);
  const before = await findConnection(sql, companyId);
  const { hosts, functions, unit, discounts, materialGroups, customFields } = { ...before, ...file };
  const { vatPercentage, deliveryDate, orderReference } = customFields ?? before.customFields;
  await sql`
    insert into punch_out_connections (company_id, hosts, functions, unit, discounts, vat_field, date_field,
        reference_field, material_groups, cxml_domain, cxml_identity, cxml_secret_hash, cxml_encoding)
      values (${companyId}, ${[...new Set(hosts)]}::text[], ${[...new Set(functions)]}::text[], ${unit ?? before.unit},
        ${discounts ?? before.discounts}, ${vatPercentage}, ${deliveryDate}, ${orderReference},
        ${JSON.stringify(materialGroups)}::text::jsonb, ${cxml.domain}, ${cxml.identity}, ${cxml.secretHash},
        ${cxml.encoding})
      on conflict (company_id) do update set hosts = excluded.hosts, functions = excluded.functions,
        unit = excluded.unit, discounts = excluded.discounts, vat_field = excluded.vat_field,
        date_field = excluded.date_field, reference_field = excluded.reference_field,
        material_groups = excluded.material_groups, cxml_domain = excluded.cxml_domain,
        cxml_identity = excluded.cxml_identity, cxml_secret_hash = excluded.cxml_secret_hash,
        cxml_encoding = excluded.cxml_encoding`;
}

/** The places that are not the path of a category, because of a typing error or a removed category. */
export async function unknownPlaces(sql: Sql, places: readonly string[]): Promise<string[]> {
  const rows = await sql<{ place: string }[]>`
    select place from unnest(${places}::text[]) as place
      where not exists (
        select from categories left join categories as parents on parents.id = categories.parent_id
          where concat_ws('/', parents.url, categories.url) = place)`;
  return rows.map(({ place }) => place);
}
