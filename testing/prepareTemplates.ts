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

/** The address of a test database as the processes of production have it; its role has the owner's password. */
export function asApplication(url: string): string {
  const address = new URL(url);
  address.username = applicationRole;
  return address.href;
}

/**
 * Makes both on the server of `url`: one with the tables alone, one with the demonstration data.
 * Nobody stays connected to them: PostgreSQL copies only a database that is at rest.
 */
export async function prepareTemplates(url: string): Promise<void> {
  const migrated = connect(await createDatabase(url, templates.migrated));
  try {
    await migrate(migrated);
    await migrated.sql.unsafe(`create role ${applicationRole} login password '${new URL(url).password}'`);
    const grants = join(import.meta.dirname, '..', 'deploy', 'postgresql', 'application-role.sql');
    await migrated.sql.unsafe(await readFile(grants, 'utf8'));
  } finally {
    await migrated.close();
  }
  const seeded = await createDatabase(url, templates.seeded, templates.migrated);
  await prepareDatabase(seeded);
  const { sql, close } = connect(seeded);
  await sql`update users set password_hash = ${quickHash(DEMO_PASSWORD)}`;
  await close();
}
