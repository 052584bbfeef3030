import { buyerColumns } from '../accounts/findBuyer.ts';
import { firstUser } from '../accounts/switchTo.ts';
import type { Sql } from '../database/Database.ts';
import { notFound } from '../http/HttpError.ts';
import type { Buyer, Viewer } from '../http/Viewer.ts';

/** A location of a parent organisation, as the buyer that its people and the parent's order as. */
export interface LocationBuyer extends Buyer {
  readonly name: string;
}

/**
 * The open locations of the viewer's own organisation with these numbers, by name; also while switched. One statement.
 */
export async function findLocations(
  sql: Sql,
  { originalUserId, role, address }: Pick<Viewer, 'originalUserId' | 'role' | 'address'>,
  customerNumbers: readonly string[],
): Promise<LocationBuyer[]> {
  const found = await sql<Omit<LocationBuyer, 'originalUserId' | 'address'>[]>`
    select companies.name, first.id as user_id, ${buyerColumns(sql)}
      from users as own
      join companies on companies.parent_id = own.company_id
      join addresses on addresses.company_id = companies.id and addresses.kind = 'main'
      cross join lateral (select ${firstUser(sql)} as id) as first
      where own.id = ${originalUserId} and first.id is not null
        and companies.customer_number = any(${[...customerNumbers]}::text[])
      order by companies.name, companies.id`;
  return found.map((location) => ({ ...location, originalUserId, role, address }));
}

/** @throws HttpError 404 for a location that is closed, or of another organisation. */
export async function findLocation(
  sql: Sql,
  viewer: Pick<Viewer, 'originalUserId' | 'role' | 'address'>,
  customerNumber: string,
): Promise<LocationBuyer> {
  const [found] = await findLocations(sql, viewer, [customerNumber]);
  if (!found) throw notFound();
  return found;
}
