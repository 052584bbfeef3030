import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashFiles } from './hashFiles.ts';
import { projectRoot } from './projectRoot.ts';

/** Tests, stories of the shop's inputs, and what other builds put down never change a build. */
const always = /[\\/](node_modules|dist|testing)$|\.test\.tsx?$/;

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/**
 * Runs a build unless its result is there and was made from the very same files.
 *
 * @param options.stamp the file, inside the build's result, that remembers what it was built from.
 * @param options.inputs files and folders, relative to the root.
 * @param options.skip what of them does not count, besides tests.
 * @returns whether it was built now.
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
