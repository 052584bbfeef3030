import { connect, migrate } from '../apps/api/src/database.ts';
import { createDatabase, prepareDatabase } from '../apps/sandbox/src/database/index.ts';

/** The databases that tests get copies of. */
export const templates = { migrated: 'template_migrated', seeded: 'template_seeded' } as const;

/**
 * Makes both on the server of `url`: one with the tables alone, one with the demonstration data.
 * Nobody stays connected to them: PostgreSQL copies only a database that is at rest.
 */
export async function prepareTemplates(url: string): Promise<void> {
  const migrated = connect(await createDatabase(url, templates.migrated));
  try {
    await migrate(migrated);
  } finally {
    await migrated.close();
  }
  await prepareDatabase(await createDatabase(url, templates.seeded, templates.migrated));
}
