import { connect, isSeeded, localeProblem, migrate } from '@magazijn/api/database';
import { demoCatalogue } from '@magazijn/demo-data';
import { amsterdamTime } from '@magazijn/domain/delivery';
import { renewWeeklyOffers } from '../seed/seedContent.ts';
import { seedDemo } from '../seed/seedDemo.ts';
import { StartError } from '../settings/StartError.ts';

/**
 * Migrates the database at `url` and fills an empty one with demo data, with offers of the week of `clock`.
 *
 * @returns whether it was filled.
 * @throws StartError for a problem of the machine or a setting; the tables are unchanged then.
 */
export async function prepareDatabase(url: string, clock: () => Date = () => new Date()): Promise<boolean> {
  const database = connect(url);
  try {
    await migrate(database);
    const problem = await localeProblem(database.sql);
    if (problem !== null) throw new StartError(problem);
    const catalogue = demoCatalogue();
    const today = amsterdamTime(clock()).date;
    const seeded = await isSeeded(database);
    if (seeded) await renewWeeklyOffers(database.sql, catalogue, today);
    else await seedDemo(database, catalogue, today);
    return !seeded;
  } catch (error) {
    throw preparationFailure(error);
  } finally {
    await database.close();
  }
}

/** Error codes of PostgreSQL and the socket that users can fix, with advice. */
const advice: Readonly<Record<string, string>> = {
  '53100': 'Its disk is full, and nothing of this step was kept. Make room and start again.',
  '28P01': 'It refuses the user or the password. Correct DATABASE_URL.',
  '28000': 'It refuses the user. Correct DATABASE_URL.',
  '3D000': 'There is no database of that name. Create it, or correct DATABASE_URL.',
  '42501': 'Its user may not create tables or extensions. Grant that, or name another user in DATABASE_URL.',
  ECONNREFUSED: 'Nothing answers there. Start it, or correct DATABASE_URL.',
  ENOTFOUND: 'There is no such machine. Correct DATABASE_URL.',
  CONNECT_TIMEOUT: 'It does not answer. Start it, or correct DATABASE_URL.',
};

/** Converts an error that users can fix to one line; other errors are returned unchanged. */
export function preparationFailure(error: unknown): unknown {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  const known = advice[code];
  return known === undefined
    ? error
    : new StartError(`The database could not be prepared. ${known}`, { cause: error });
}
