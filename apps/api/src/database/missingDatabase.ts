import type { Database } from './Database.ts';
import { schemaProblem } from './migrations.ts';

/** PostgreSQL's class of errors for a resource that it lacks; 53100 is a full disk. */
const insufficientResources = /^53[1-9]/;

/**
 * Has the database write a megabyte to its disk, in a temporary file that is gone at once: a database whose disk is full
 * still answers what it has in memory.
 */
const writeToDisk = (pool: Database['sql']) =>
  pool.begin('read only', async (sql) => {
    await sql`set local work_mem = '64kB'`;
    await sql`
      select max(filling) is not null from (
        select repeat('x', 8000) || number as filling from generate_series(1, 128) as number order by number desc offset 0
      ) as sorted`;
  });

/** How long a result is kept, in milliseconds: `/ready` is public, and each check writes to the disk. */
const keptMs = 1000;

/**
 * `missingDatabase` for questions that come often: those at the same moment share one check, and its result is kept for
 * a second after it came.
 *
 * @param now milliseconds of a clock that never goes back.
 */
export function createDatabaseCheck(
  database: Database,
  now = () => performance.now(),
): () => Promise<string | null> {
  let check: Promise<string | null> | null = null;
  let keptUntil = Number.POSITIVE_INFINITY;
  return () => {
    if (check === null || now() >= keptUntil) {
      keptUntil = Number.POSITIVE_INFINITY;
      check = missingDatabase(database).finally(() => {
        keptUntil = now() + keptMs;
      });
    }
    return check;
  };
}

/** What a process that needs the database lacks, one sentence without where it should be; null when it has it. */
export async function missingDatabase({ sql }: Database): Promise<string | null> {
  try {
    const problem = await schemaProblem(sql);
    if (problem === null) await writeToDisk(sql);
    return problem;
  } catch (error) {
    return insufficientResources.test((error as { code?: string }).code ?? '')
      ? 'The database cannot write: its disk is full, or it lacks memory or connections.'
      : 'The database does not answer.';
  }
}
