import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { AdminError } from './AdminCommand.ts';

/**
 * The file that a command reads.
 *
 * @param folder what its path is relative to.
 * @returns its whole path, and its size in bytes.
 * @throws AdminError when there is none, or a folder in its place.
 */
export function readableFile(folder: string, path: string): { readonly file: string; readonly size: number } {
  const file = resolve(folder, path);
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) throw new AdminError(`There is no file ${file}.`);
  if (found.isDirectory()) throw new AdminError(`${file} is a folder. Name a file.`);
  return { file, size: found.size };
}

/**
 * The file that a command writes.
 *
 * @param folder what its path is relative to.
 * @returns its whole path.
 * @throws AdminError when it is there already, or its folder is not.
 */
export function newFile(folder: string, path: string): string {
  const file = resolve(folder, path);
  if (existsSync(file)) throw new AdminError(`${file} is there already. Name a new file.`);
  if (!existsSync(dirname(file))) throw new AdminError(`There is no folder ${dirname(file)}.`);
  return file;
}
