import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../StartError.ts';
import { makeDataFolder } from './makeDataFolder.ts';

/** A data folder that nobody else uses as long as this is held. */
export interface DataFolderLock {
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
