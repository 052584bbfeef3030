import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connect, migrate } from '../../apps/api/src/database.ts';
import { createDatabase, prepareDatabase } from '../../apps/sandbox/src/database/index.ts';
import { DEMO_PASSWORD } from '../../packages/demo-data/src/index.ts';
import { quickHash } from './quickHash.ts';

export const templates = { migrated: 'template_migrated', seeded: 'template_seeded' } as const;

/** The role of the production processes, which cannot change tables: deploy/postgresql/application-role.sql. */
const applicationRole = 'magazijn_app';

/** The role of tests that share a database. It may read everything, and write the rows of a login. */
const readerRole = 'test_reader';

function asRole(url: string, role: string): string {
  const address = new URL(url);
  address.username = role;
  return address.href;
}

/** The URL of a test database in the role of the production processes. */
export const asApplication = (url: string): string => asRole(url, applicationRole);

/** The URL of a test database in the role that only reads. */
export const asReader = (url: string): string => asRole(url, readerRole);

/**
 * Creates both templates on a server: empty tables, and demonstration data. Closes its connections, since PostgreSQL
 * clones only databases without one.
 */
export async function prepareTemplates(url: string): Promise<void> {
  const migrated = connect(await createDatabase(url, templates.migrated));
  try {
    await migrate(migrated);
    const password = `login password '${new URL(url).password}'`;
    // Tests connect thousands of times; the default of 4,096 iterations costs more than most of their queries.
    await migrated.sql.unsafe(`
      set scram_iterations = 1;
      alter role current_user ${password};
      create role ${applicationRole} ${password};
      create role ${readerRole} ${password}`);
    const grants = join(import.meta.dirname, '..', '..', 'deploy', 'postgresql', 'application-role.sql');
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
