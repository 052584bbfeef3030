import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connect, migrate } from '../apps/api/src/database.ts';
import { createDatabase, prepareDatabase } from '../apps/sandbox/src/database/index.ts';
import { DEMO_PASSWORD } from '../packages/demo-data/src/index.ts';
import { quickHash } from './quickHash.ts';

/** The databases that tests get copies of. */
export const templates = { migrated: 'template_migrated', seeded: 'template_seeded' } as const;

/** The role of the processes in production, which changes no table: deploy/postgresql/application-role.sql. */
const applicationRole = 'magazijn_app';

/** The role of tests that share a database: it reads everything, and writes only what a login does. */
const readerRole = 'test_reader';

function asRole(url: string, role: string): string {
  const address = new URL(url);
  address.username = role;
  return address.href;
}

/** The address of a test database as the processes of production have it; its role has the owner's password. */
export const asApplication = (url: string): string => asRole(url, applicationRole);

/** The address of a test database for a test that only reads. */
export const asReader = (url: string): string => asRole(url, readerRole);

/**
 * Makes both on the server of `url`: one with the tables alone, one with the demonstration data.
 * Nobody stays connected to them: PostgreSQL copies only a database that is at rest.
 */
export async function prepareTemplates(url: string): Promise<void> {
  const migrated = connect(await createDatabase(url, templates.migrated));
  try {
    await migrate(migrated);
    const password = `login password '${new URL(url).password}'`;
    // Tests connect thousands of times: the usual 4,096 iterations of each login cost more than most of their queries.
    await migrated.sql.unsafe(`
      set scram_iterations = 1;
      alter role current_user ${password};
      create role ${applicationRole} ${password};
      create role ${readerRole} ${password}`);
    const grants = join(import.meta.dirname, '..', 'deploy', 'postgresql', 'application-role.sql');
    await migrated.sql.unsafe(await readFile(grants, 'utf8'));
    await migrated.sql.unsafe(`
      grant usage on schema drizzle to ${readerRole};
      grant select on all tables in schema public, drizzle to ${readerRole};
      grant insert, update, delete on sessions, login_attempts, audit_events to ${readerRole};
      grant usage on all sequences in schema public to ${readerRole}`);
  } finally {
    await migrated.close();
  }
  const seeded = await createDatabase(url, templates.seeded, templates.migrated);
  await prepareDatabase(seeded);
  const { sql, close } = connect(seeded);
  await sql`update users set password_hash = ${quickHash(DEMO_PASSWORD)}`;
  await close();
}
