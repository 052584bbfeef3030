import { hashPassword } from '../../accounts/hashPassword.ts';
import type { Sql } from '../../database/Database.ts';
import { findConnection } from '../../punch-out/connection.ts';
import { AdminError } from '../AdminError.ts';
import type { AgreementFile } from './agreementSchema.ts';

/** How a company's procurement system names itself in cXML, as it is kept. */
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
 * Writes what a file says; what it does not name stays as it was.
 *
 * @param sql a transaction.
 * @throws AdminError when cXML has no secret, or the name of another company.
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
