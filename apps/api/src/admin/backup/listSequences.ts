import type { Sql } from '../../database/Database.ts';
import type { BackupSequence } from './backupFormat.ts';

/** Where the numbering of each table goes on. */
export async function listSequences(sql: Sql): Promise<readonly BackupSequence[]> {
  const names = await sql<{ name: string }[]>`
    select relname as name from pg_class
      where relkind = 'S' and relnamespace = 'public'::regnamespace order by relname`;
  const sequences: BackupSequence[] = [];
  for (const { name } of names) {
    const [state] = await sql<{ value: string; called: boolean }[]>`
      select last_value::text as value, is_called as called from ${sql(name)}`;
    if (state) sequences.push({ name, ...state });
  }
  return sequences;
}
