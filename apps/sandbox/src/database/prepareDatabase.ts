import { connect, isSeeded, migrate } from '@magazijn/api/database';
import { demoCatalogue } from '@magazijn/demo-data';
import { seedDemo } from '../seed/seedDemo.ts';
import { preparationFailure } from './preparationFailure.ts';

/**
 * Brings the database at `url` to the present tables and, when it is empty, fills it with the demonstration data.
 *
 * @returns whether it was filled now.
 * @throws StartError when the machine or a setting is at fault; the tables are then as they were.
 */
export async function prepareDatabase(url: string): Promise<boolean> {
  const database = connect(url);
  try {
    await migrate(database);
    if (await isSeeded(database)) return false;
    await seedDemo(database, demoCatalogue());
    return true;
  } catch (error) {
    throw preparationFailure(error);
  } finally {
    await database.close();
  }
}
