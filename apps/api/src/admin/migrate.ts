import { migrate as applyMigrations } from '../database/migrate.ts';
import { readSchemaState, schemaProblem } from '../database/migrations.ts';
import { type AdminCommand, type AdminDependencies, AdminError, readArguments } from './AdminCommand.ts';
import { recordCommand } from './recordCommand.ts';

/** PostgreSQL's code for a lock timeout. */
const lockNotAvailable = '55P03';

async function apply(dependencies: AdminDependencies): Promise<readonly string[]> {
  const applied = await applyMigrations(dependencies.database).catch((error: Error & { code?: string }) => {
    if (error.code !== lockNotAvailable) throw error;
    throw new AdminError(
      'Another process holds a lock on a table that must change. Nothing was changed: run this again.',
    );
  });
  if (applied.length === 0) return applied;
  // Only now: the migrations may have created the audit table.
  await recordCommand(dependencies, 'migrate', applied);
  return applied;
}

/** `migrate`: migrates the tables to this version, before the processes start. */
export const migrate: AdminCommand = {
  name: 'migrate',
  usage: '[--dry-run]',
  summary: 'Migrates the tables to this version; --dry-run only lists the migrations.',
  preparesTables: true,
  run: async (dependencies, args) => {
    const { flags } = readArguments(args, [], ['dry-run']);
    const { sql } = dependencies.database;
    const dry = flags.has('dry-run');
    const migrations = dry ? (await readSchemaState(sql)).pending : await apply(dependencies);
    for (const name of migrations) dependencies.print(`${name}${dry ? ' would be applied' : ': applied'}`);
    if (migrations.length > 0) return 0;
    const problem = await schemaProblem(sql);
    if (problem !== null) throw new AdminError(problem);
    dependencies.print('The tables are up to date: there was nothing to do.');
    return 0;
  },
};
