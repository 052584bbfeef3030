import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Notes in the data folder where the embedded database is, for the admin's commands; readable by its owner alone, since
 * the address holds the password.
 *
 * @returns what takes the note away again.
 */
export async function announceDatabase(dataDir: string, url: string): Promise<() => Promise<void>> {
  const note = join(dataDir, 'database-url');
  // A note that a killed start left behind may be readable by others: a file keeps its mode when it is written anew.
  await rm(note, { force: true });
  await writeFile(note, url, { mode: 0o600 });
  return () => rm(note, { force: true });
}
