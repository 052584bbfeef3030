import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { connect, type Sql } from '../../apps/api/src/database/index.ts';

/** Works in the database of the shop under test: for what time or the shop's owner changes behind a buyer's back. */
export async function inShopDatabase<Value>(act: (sql: Sql) => Promise<Value>): Promise<Value> {
  const address = await readFile(join(inject('dataDir'), 'database-url'), 'utf8');
  const database = connect(address.trim(), { connections: 1 });
  try {
    return await act(database.sql);
  } finally {
    await database.close();
  }
}
