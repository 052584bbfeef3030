import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { connect, type Database } from '../../apps/api/src/database.ts';

/** `{ clones }`: the number of databases that the last default run cloned, for its budget. */
const report = join(import.meta.dirname, '..', '..', '.cache', 'reports', 'database-clones.json');

/** Queries the test server's default database, where all workers count. */
async function ask(server: string, statement: string) {
  const { sql, close } = connect(server, { connections: 1 });
  try {
    return await sql.unsafe<{ clones: number }[]>(statement);
  } finally {
    await close();
  }
}

export const prepareCount = (server: string) => ask(server, 'create table clones ()');

/** @param sql of the test server's default database. */
export const countClone = (sql: Database['sql']) => sql`insert into clones default values`;

export async function reportClones(server: string): Promise<void> {
  const [row] = await ask(server, 'select count(*)::int as clones from clones');
  await mkdir(dirname(report), { recursive: true });
  await writeFile(report, `${JSON.stringify({ clones: row?.clones })}\n`);
}
