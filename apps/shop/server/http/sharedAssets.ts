import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { hashedName, type StaticFile, staticFile } from './readStaticFiles.ts';

/** So long a page of an earlier build may still be open somewhere, in milliseconds. */
const keptForMs = 30 * 24 * 60 * 60 * 1000;

/** Of all earlier builds together, in memory. */
const maxBytes = 20_000_000;

/** The hashed files of the builds that shops with one folder have run lately. */
export interface SharedAssets {
  /** @returns null for a file that none of them has, and for an address that is not of such a file. */
  find(address: string): Promise<StaticFile | null>;
}

/**
 * Leaves this build's hashed files in a folder that all shops of an installation see, so that a page of another build
 * gets its files from any of them while they are restarted one by one. What no start has renewed for 30 days is removed.
 *
 * @param files of this build, by their addresses.
 * @throws Error of the file system when the folder cannot be written.
 */
export async function shareAssets(
  files: ReadonlyMap<string, StaticFile>,
  directory: string,
): Promise<SharedAssets> {
  await mkdir(directory, { recursive: true });
  const now = new Date();
  for (const [address, { bytes }] of files) {
    const name = assetName(address);
    if (name === null) continue;
    const file = join(directory, name);
    // A name says what is in it: whoever was first has written the same.
    const there = await utimes(file, now, now).then(
      () => true,
      () => false,
    );
    if (there) continue;
    // Nobody ever reads half a file.
    const unfinished = join(directory, `.${randomUUID()}`);
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
  }
  for (const name of await readdir(directory)) {
    const file = join(directory, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now.getTime() }));
    if (now.getTime() - mtimeMs > keptForMs) await rm(file, { force: true });
  }

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

/** 'HomePage-DDDDDDDD.js' of '/assets/HomePage-DDDDDDDD.js'; null for what has no hash, or lies in another folder. */
function assetName(address: string): string | null {
  const name = /^\/assets\/([\w-][\w.-]*)$/.exec(address)?.[1];
  return name !== undefined && hashedName.test(name) ? name : null;
}
