import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { LRUCache } from 'lru-cache';
import { writeAtomically } from './writeAtomically.ts';

/** The files of a previous run, oldest first; none without a folder. */
async function filesIn(folder: string): Promise<{ file: string; size: number; mtimeMs: number }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const found = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        // Another process may have removed it.
        const file = await stat(path).catch(() => null);
        return file && { file: relative(folder, path), size: file.size, mtimeMs: file.mtimeMs };
      }),
  );
  return found.filter((file) => file !== null).toSorted((one, other) => one.mtimeMs - other.mtimeMs);
}

/** An LRU cache of files below `folder`, of `maxBytes` in total; each process counts only the files it has seen. */
export function createFileCache(folder: string, maxBytes: number) {
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    // An empty file counts too.
    sizeCalculation: (size) => Math.max(size, 1),
    dispose: (_size, file, reason) => {
      // A file that cannot be removed only uses space.
      if (reason === 'evict') void rm(join(folder, file), { force: true }).catch(() => {});
    },
  });
  let former: Promise<void> | undefined;
  const countFormer = async () => {
    for (const { file, size } of await filesIn(folder)) if (!sizes.has(file)) sizes.set(file, size);
  };
  return {
    /** Null when it is absent or unreadable, since it can be reproduced. */
    read: async (file: string): Promise<Buffer | null> => {
      const bytes = await readFile(join(folder, file)).catch(() => null);
      if (bytes) sizes.set(file, bytes.byteLength);
      return bytes;
    },
    /** @throws when the folder is full or not writable. */
    write: async (file: string, bytes: Uint8Array): Promise<void> => {
      former ??= countFormer();
      await former;
      await writeAtomically(join(folder, file), bytes);
      sizes.set(file, bytes.byteLength);
    },
  };
}
