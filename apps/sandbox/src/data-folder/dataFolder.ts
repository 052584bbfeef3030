import { randomBytes } from 'node:crypto';
import { access, constants, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../settings/StartError.ts';

/**
 * Makes the data folder, readable by its owner alone, unless it is there.
 *
 * @throws StartError when it cannot be made or written.
 */
export async function makeDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason = code === 'ENOSPC' ? 'the disk is full' : `it cannot be written (${code})`;
    throw new StartError(
      `The data folder ${folder} cannot be used: ${reason}. Set DATA_DIR to another folder.`,
    );
  }
}

/** A locked data folder: no other process can use it until it is released. */
interface DataFolderLock {
  /** Tells a second start where this one can be found. */
  announce(url: string): Promise<void>;
  release(): Promise<void>;
}

/** The open files, kept from the garbage collector: it would close them and so lift the lock. */
const held = new Set<DatabaseSync>();

/**
 * Takes the data folder for this process. SQLite is used for nothing but its lock on a file, which is the same on
 * every system and which the system itself lifts when the process ends, however it ends: a killed start leaves
 * nothing to clean up, and two starts at once cannot both win.
 *
 * @throws StartError when another process holds the folder, naming it.
 */
export async function lockDataFolder(dataDir: string): Promise<DataFolderLock> {
  const folder = resolve(dataDir);
  const runningFile = join(folder, 'running.json');
  await makeDataFolder(folder);
  const file = new DatabaseSync(join(folder, 'lock'));
  try {
    file.exec('PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    if ((error as { errcode?: number }).errcode !== 5 /* SQLITE_BUSY */) throw error;
    throw new StartError(await whoHolds(folder, runningFile));
  }
  held.add(file);
  return {
    announce: (url) => writeFile(runningFile, JSON.stringify({ pid: process.pid, url })),
    release: async () => {
      await rm(runningFile, { force: true });
      if (held.delete(file)) file.close();
    },
  };
}

async function whoHolds(folder: string, runningFile: string): Promise<string> {
  const text = await readFile(runningFile, 'utf8').catch(() => null);
  const advice = 'Use that one, stop it first, or set DATA_DIR to another folder.';
  if (text === null) return `Another start is using the data folder ${folder}. ${advice}`;
  const { pid, url }: { pid: number; url: string } = JSON.parse(text);
  return `Magazijn already runs on the data folder ${folder}: ${url} (process ${pid}). ${advice}`;
}

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

/**
 * The secret in `file`; at the first call 32 random bytes in base64url, readable by their owner alone. Two processes
 * at once get the same one: the first to link its file wins.
 */
export async function readOrCreateSecret(file: string): Promise<string> {
  const present = await readFile(file, 'utf8').catch(() => null);
  if (present !== null) return present.trim();
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return (await readFile(file, 'utf8')).trim();
}
