import type { Sql } from '../database/Database.ts';
import { migrate } from '../database/migrate.ts';
import { type AdminCommand, AdminError, readArguments } from './AdminCommand.ts';
import { listTables, schemaVersion } from './backup/backupFormat.ts';
import { checksumsOf, compareChecksums } from './backup/checksums.ts';
import { checkBackup, readBackup } from './backup/readBackup.ts';
import { readableFile } from './namedFile.ts';
import { recordCommand } from './recordCommand.ts';

/** The first table with anything in it. */
async function findFilled(sql: Sql): Promise<string | null> {
  for (const { table } of await listTables(sql)) {
    const [row] = await sql<{ filled: boolean }[]>`select exists (select from ${sql(table)}) as filled`;
    if (row?.filled) return table;
  }
  return null;
}

/** Ends the transaction of a restore that is only a test. */
class Undo extends Error {}

/** `restore`: fills an empty database with a backup: all of it or, when it fails, nothing. */
export const restore: AdminCommand = {
  name: 'restore',
  usage: '<file> [--check]',
  summary:
    'Fills an empty database with what a backup holds and compares counts and sums; with --check nothing of it stays.',
  // It fills an empty database, so it is written down behind the history that it brings back.
  preparesTables: true,
  run: async ({ database, clock, print, progress, folder }, args) => {
    const { values, flags } = readArguments(args, ['file'], ['check']);
    const { file } = readableFile(folder, values[0] ?? '');
    await migrate(database);
    progress('Checking the file …');
    const checksums = await checkBackup(file, await schemaVersion(database.sql));
    const isTest = flags.has('check');
    let rows = 0;
    await database.sql
      .begin(async (sql) => {
        await sql`set local statement_timeout = 0`;
        const filled = await findFilled(sql);
        if (filled !== null) {
          throw new AdminError(
            `This database is not empty: ${filled} has rows. Set DATABASE_URL to an empty one to restore into.`,
          );
        }
        rows = await readBackup(sql, file, (table) => progress(`Filling ${table} …`));
        progress('Comparing …');
        compareChecksums(checksums, await checksumsOf(sql));
        if (isTest) throw new Undo();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Undo)) throw error;
      });
    const same = `${checksums.length} tables with the counts, sums and checksums of the backup`;
    if (isTest) {
      print(`${file} can be restored: ${rows} rows came back in ${same}. Nothing of it was kept.`);
      return 0;
    }
    await recordCommand({ database, clock }, 'restore', args);
    // The planner knows nothing of new rows until it has counted them.
    await database.sql`analyze`;
    print(`${rows} rows came back from ${file}, in ${same}.`);
    return 0;
  },
};
