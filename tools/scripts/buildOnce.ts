import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from './projectRoot.ts';

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
function hashFiles(root: string, paths: readonly string[], skip: RegExp): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesUnder(join(root, path), skip)).sort()) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

const always = /[\\/](node_modules|dist|testing)$|\.test\.tsx?$/;

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/**
 * Runs a build unless its result was built from the same files.
 *
 * @param options.stamp the file in the build's result that stores the hash of its inputs
 * @param options.inputs files and folders, relative to the root
 * @param options.skip inputs that do not count, besides tests
 * @returns whether it built
 */
export async function buildOnce(options: {
  readonly stamp: string;
  readonly inputs: readonly string[];
  readonly skip?: RegExp;
  build(): Promise<void>;
}): Promise<boolean> {
  const stamp = join(projectRoot, options.stamp);
  const skip = options.skip ? new RegExp(`${always.source}|${options.skip.source}`) : always;
  const key = hashFiles(projectRoot, options.inputs, skip);
  if (read(stamp) === key) return false;
  await options.build();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, key);
  return true;
}
