import { randomBytes } from 'node:crypto';
import { access, constants, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../settings/StartError.ts';

/** Makes a folder that only its owner can read. @throws StartError when it cannot be created or is not writable. */
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

/** A locked data folder, for this process only until it is released. */
interface DataFolderLock {
  /** Stores this process's address for a second start's error. */
  announce(url: string): Promise<void>;
  release(): Promise<void>;
}

/** Referenced here so that the garbage collector does not close them, which would release the lock. */
const held = new Set<DatabaseSync>();

/**
 * SQLite's file lock ends with the process on every system, even by SIGKILL. @throws StartError naming another holder.
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
    throw new StartError(await describeHolder(folder, runningFile));
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

async function describeHolder(folder: string, runningFile: string): Promise<string> {
  const text = await readFile(runningFile, 'utf8').catch(() => null);
  const advice = 'Use that one, stop it first, or set DATA_DIR to another folder.';
  if (text === null) return `Another start is using the data folder ${folder}. ${advice}`;
  const { pid, url }: { pid: number; url: string } = JSON.parse(text);
  return `Magazijn already runs on the data folder ${folder}: ${url} (process ${pid}). ${advice}`;
}

/** Writes the embedded database's URL for admin commands, only readable by its owner. Returns how to remove it. */
export async function announceDatabase(dataDir: string, url: string): Promise<() => Promise<void>> {
  const note = join(dataDir, 'database-url');
  // Removed first: a file left by a killed start would keep its mode, which may be readable by others.
  await rm(note, { force: true });
  await writeFile(note, url, { mode: 0o600 });
  return () => rm(note, { force: true });
}

/** Created on first use: 32 random bytes in base64url. Of concurrent processes the first to link its file wins. */
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
