import type { WireCostCentres } from '@magazijn/api-client/schemas';
import {
  codeProblem,
  compareCodes,
  maxCostCentres,
  tooManyCostCentresMessage,
} from '@magazijn/domain/cost-centres';
import type { ApiDependencies } from '../ApiDependencies.ts';
import { lockCompany } from '../accounts/companies.ts';
import type { Sql } from '../database/Database.ts';
import { HttpError, notFound } from '../http/HttpError.ts';
import { toFlag } from '../http/readInput.ts';
import type { Viewer } from '../http/Viewer.ts';

type Dependencies = Pick<ApiDependencies, 'database' | 'clock'>;

interface CostCentreRow {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly ended: boolean;
}

const selectAll = async (sql: Sql, companyId: number): Promise<CostCentreRow[]> =>
  sql<CostCentreRow[]>`
    select id, code, name, ended_at is not null as ended from cost_centres where company_id = ${companyId}`;

const toWire = (rows: readonly CostCentreRow[]): WireCostCentres => ({
  cost_centres: rows
    .toSorted((one, other) => compareCodes(one.code, other.code))
    .map(({ ended, ...costCentre }) => ({ ...costCentre, ended: toFlag(ended) })),
});

/** The groups and cost centres of the company by code, ended ones included. One statement. */
export const readCostCentres = async (
  sql: Sql,
  { companyId }: Pick<Viewer, 'companyId'>,
): Promise<WireCostCentres> => toWire(await selectAll(sql, companyId));

/** Runs the changes of one company one at a time; returns all of its cost centres. Four statements at most. */
async function change(
  { database }: Dependencies,
  { companyId }: Pick<Viewer, 'companyId'>,
  write: (sql: Sql, before: readonly CostCentreRow[]) => Promise<unknown>,
): Promise<WireCostCentres> {
  return database.sql.begin(async (sql) => {
    await lockCompany(sql, { companyId });
    await write(sql, await selectAll(sql, companyId));
    return toWire(await selectAll(sql, companyId));
  });
}

/**
 * Adds a cost centre (`id` null), or changes its code and name, ends or restores it. Orders keep the texts of their
 * day; an equal one is not added twice.
 *
 * @throws HttpError 404 for another company's, 422 with a Dutch sentence for a taken code and one too many.
 */
export async function saveCostCentre(
  dependencies: Dependencies,
  viewer: Viewer,
  id: number | null,
  { code, name, ended }: Omit<CostCentreRow, 'id'>,
): Promise<WireCostCentres> {
  return change(dependencies, viewer, async (sql, before) => {
    const others = before.filter((other) => other.id !== id);
    if (id !== null && others.length === before.length) throw notFound();
    const isThere = others.some((other) => other.code === code && other.name === name && !other.ended);
    if (id === null && isThere) return;
    const problem = codeProblem(
      code,
      others.map((other) => other.code),
    );
    if (problem !== null) throw new HttpError(422, problem);
    if (id === null && before.length >= maxCostCentres) throw new HttpError(422, tooManyCostCentresMessage);
    const endedAt = ended ? dependencies.clock() : null;
    await (id === null
      ? sql`
          insert into cost_centres (company_id, code, name, ended_at)
            values (${viewer.companyId}, ${code}, ${name}, ${endedAt})`
      : sql`
          update cost_centres set code = ${code}, name = ${name},
              ended_at = case when ${ended} then coalesce(ended_at, ${endedAt}) end
            where id = ${id}`);
  });
}

/** Removes a cost centre, or ends it when an order names it. @throws HttpError 404 for another company's. */
export async function removeCostCentre(
  dependencies: Dependencies,
  viewer: Viewer,
  id: number,
): Promise<WireCostCentres> {
  return change(dependencies, viewer, async (sql, before) => {
    if (!before.some((costCentre) => costCentre.id === id)) throw notFound();
    await sql`
      with removed as (
        delete from cost_centres where id = ${id}
          and not exists (select from order_lines where cost_centre_id = ${id}) returning id
      )
      update cost_centres set ended_at = coalesce(ended_at, ${dependencies.clock()})
        where id = ${id} and not exists (select from removed)`;
  });
}
