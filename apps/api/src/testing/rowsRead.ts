import type postgres from 'postgres';
import type { Sql } from '../database/Database.ts';

interface PlanNode {
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly Plans?: readonly PlanNode[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Runs a query; returns the numbers of rows that its scans of an index gave. */
export async function rowsRead(
  sql: Sql,
  query: postgres.PendingQuery<postgres.Row[]>,
  index: string,
): Promise<number[]> {
  const [row] = await sql`explain (analyze, format json) ${query}`;
  const [{ Plan }] = Object.values(row ?? {})[0] as [{ Plan: PlanNode }];
  return nodesOf(Plan)
    .filter((node) => node['Index Name'] === index)
    .map((node) => node['Actual Rows']);
}
