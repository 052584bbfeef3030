import type { Database } from './Database.ts';
import { schemaProblem } from './migrations.ts';

/** PostgreSQL's error class for insufficient resources; 53100 is a full disk. */
const insufficientResources = /^53[1-9]/;

/** Writes a megabyte to a temporary file of the database: with a full disk it still answers reads from memory. */
const writeToDisk = (pool: Database['sql']) =>
  pool.begin('read only', async (sql) => {
    await sql`set local work_mem = '64kB'`;
    await sql`
      select max(filling) is not null from (
        select repeat('x', 8000) || number as filling from generate_series(1, 128) as number order by number desc offset 0
      ) as sorted`;
  });

/** Milliseconds that a result is cached: `/ready` is public, and each check writes to the disk. */
const cacheMs = 1000;

/**
 * Creates a check of the database. Concurrent calls share one check, whose result is cached for a second.
 *
 * @param now milliseconds of a monotonic clock
 */
export function createDatabaseCheck(
  database: Database,
  now = () => performance.now(),
): () => Promise<string | null> {
  let check: Promise<string | null> | null = null;
  let cachedUntil = Number.POSITIVE_INFINITY;
  return () => {
    if (check === null || now() >= cachedUntil) {
      cachedUntil = Number.POSITIVE_INFINITY;
      check = databaseProblem(database).finally(() => {
        cachedUntil = now() + cacheMs;
      });
    }
    return check;
  };
}

/** Why the database is not usable, in one sentence without its address; null when it is. */
export async function databaseProblem({ sql }: Database): Promise<string | null> {
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
