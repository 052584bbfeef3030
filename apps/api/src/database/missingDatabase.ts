import type { Database } from './Database.ts';
import { schemaProblem } from './migrations.ts';

/** What a process that needs the database lacks, one sentence without where it should be; null when it has it. */
export async function missingDatabase(database: Database): Promise<string | null> {
  try {
    return await schemaProblem(database.sql);
  } catch {
    return 'The database does not answer.';
  }
}
