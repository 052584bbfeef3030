import type { Database } from '../database/Database.ts';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly PlanNode[];
}

export interface FullScan {
  readonly statement: string;
  readonly table: string;
}

/** Maintained by hand, so they stay small. All others need an index for each statement. */
const smallTables = new Set([
  'categories',
  'pages',
  'offers',
  'offer_banners',
  'coupons',
  '__drizzle_migrations',
]);

const scansOf = (node: PlanNode): string[] => [
  ...(node['Node Type'] === 'Seq Scan' && node['Relation Name'] ? [node['Relation Name']] : []),
  ...(node.Plans ?? []).flatMap(scansOf),
];

/** Statements without a usable index: with sequential scans disabled, PostgreSQL only uses one where it must. */
export async function findFullScans({ sql }: Database, statements: readonly string[]): Promise<FullScan[]> {
  return await sql.begin(async (transaction) => {
    await transaction`set local enable_seqscan = off`;
    const found: FullScan[] = [];
    for (const statement of statements) {
      if (!/^\s*(select|with|insert|update|delete)\b/i.test(statement)) continue;
      const [row] = await transaction.unsafe(`explain (generic_plan, format json) ${statement}`);
      const plans = Object.values(row ?? {}).flat() as { readonly Plan: PlanNode }[];
      for (const { Plan } of plans) {
        for (const table of scansOf(Plan)) if (!smallTables.has(table)) found.push({ statement, table });
      }
    }
    return found;
  });
}
