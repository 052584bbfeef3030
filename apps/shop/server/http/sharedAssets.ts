import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SettingsError } from '@magazijn/server';
import { LRUCache } from 'lru-cache';
import { hashedName, type StaticFile, staticFile } from './readStaticFiles.ts';

/** How long a page of an earlier build may still be open, in milliseconds. */
const keptForMs = 30 * 24 * 60 * 60 * 1000;

/** The memory limit for the files of all earlier builds. */
const maxBytes = 20_000_000;

export interface SharedAssets {
  /** @returns null for an unknown file, and for an address without a hash */
  find(address: string): Promise<StaticFile | null>;
}

/**
 * Copies this build's hashed files to a folder that all shops share, so that during a rolling restart pages
 * of another build find theirs. Removes files that no start has renewed for 30 days.
 *
 * @throws {SettingsError} with one line when the folder cannot be written.
 */
export async function shareAssets(
  files: ReadonlyMap<string, StaticFile>,
  directory: string,
): Promise<SharedAssets> {
  await copyAssets(files, directory).catch((error: Error) => {
    throw new SettingsError(`ASSETS_DIR=${directory}: is not a writable folder: ${error.message}.`);
  });
  const read = new LRUCache<string, StaticFile>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => Math.max(bytes.byteLength, 1),
  });
  return {
    async find(address) {
      const name = assetName(address);
      if (name === null) return null;
      const known = read.get(name);
      if (known) return known;
      const bytes = await readFile(join(directory, name)).catch(() => null);
      if (bytes === null) return null;
      const found = staticFile(address, bytes);
      read.set(name, found);
      return found;
    },
  };
}

async function copyAssets(files: ReadonlyMap<string, StaticFile>, directory: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  const now = new Date();
  for (const [address, { bytes }] of files) {
    const name = assetName(address);
    if (name === null) continue;
    const file = join(directory, name);
    // The name has the content's hash: an existing file is the same.
    const there = await utimes(file, now, now).then(
      () => true,
      () => false,
    );
    if (there) continue;
    // Renamed when complete, so that no incomplete file is read.
    const unfinished = join(directory, `.${randomUUID()}`);
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
  }
  for (const name of await readdir(directory)) {
    const file = join(directory, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now.getTime() }));
    if (now.getTime() - mtimeMs > keptForMs) await rm(file, { force: true });
  }
}

/** 'HomePage-DDDDDDDD.js' of '/assets/HomePage-DDDDDDDD.js'; null without a hash, or in another folder. */
function assetName(address: string): string | null {
  const name = /^\/assets\/([\w-][\w.-]*)$/.exec(address)?.[1];
  return name !== undefined && hashedName.test(name) ? name : null;
}
