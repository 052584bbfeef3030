import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { LRUCache } from 'lru-cache';
import { writeAtomically } from './writeAtomically.ts';

/** The files of a former start, the one that was written first before the others; none when there is no folder yet. */
async function filesIn(folder: string): Promise<{ file: string; size: number; mtimeMs: number }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const found = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        // Another process may have removed it meanwhile.
        const file = await stat(path).catch(() => null);
        return file && { file: relative(folder, path), size: file.size, mtimeMs: file.mtimeMs };
      }),
  );
  return found.filter((file) => file !== null).toSorted((one, other) => one.mtimeMs - other.mtimeMs);
}

/**
 * Files that can be made anew, below `folder`, of `maxBytes` together at the most: beyond that the one that nobody asked
 * for longest is removed. Several processes may share a folder; each then counts what it knows of.
 */
export function createFileCache(folder: string, maxBytes: number) {
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    // An empty file counts too.
    sizeCalculation: (size) => Math.max(size, 1),
    dispose: (_size, file, reason) => {
      // One that cannot be removed costs room, and nothing else.
      if (reason === 'evict') void rm(join(folder, file), { force: true }).catch(() => {});
    },
  });
  let former: Promise<void> | undefined;
  const countFormer = async () => {
    for (const { file, size } of await filesIn(folder)) if (!sizes.has(file)) sizes.set(file, size);
  };
  return {
    /** Null when it is not there; whatever keeps us from reading it, it can be made anew. */
    read: async (file: string): Promise<Buffer | null> => {
      const bytes = await readFile(join(folder, file)).catch(() => null);
      if (bytes) sizes.set(file, bytes.byteLength);
      return bytes;
    },
    /** @throws when the folder cannot be written to, or is full. */
    write: async (file: string, bytes: Uint8Array): Promise<void> => {
      former ??= countFormer();
      await former;
      await writeAtomically(join(folder, file), bytes);
      sizes.set(file, bytes.byteLength);
    },
  };
}
