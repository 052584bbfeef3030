import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

function filesUnder(path: string, skip: RegExp): string[] {
  if (skip.test(path)) return [];
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return [path];
  return readdirSync(path).flatMap((name) => filesUnder(join(path, name), skip));
}

/**
 * A hash of the names and contents of all files under `paths`. Missing paths are skipped.
 *
 * @param skip files and folders to leave out
 */
export function hashFiles(root: string, paths: readonly string[], skip: RegExp): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesUnder(join(root, path), skip)).sort()) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}
