import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { AdminError } from './AdminCommand.ts';

/**
 * @param folder the base of a relative path.
 * @returns the absolute path, and the size in bytes.
 * @throws AdminError when the file is missing or a folder.
 */
export function readableFile(folder: string, path: string): { readonly file: string; readonly size: number } {
  const file = resolve(folder, path);
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) throw new AdminError(`There is no file ${file}.`);
  if (found.isDirectory()) throw new AdminError(`${file} is a folder. Name a file.`);
  return { file, size: found.size };
}

/**
 * @param folder the base of a relative path.
 * @returns the absolute path.
 * @throws AdminError when the file exists, or its folder does not.
 */
export function newFile(folder: string, path: string): string {
  const file = resolve(folder, path);
  if (existsSync(file)) throw new AdminError(`${file} is there already. Name a new file.`);
  if (!existsSync(dirname(file))) throw new AdminError(`There is no folder ${dirname(file)}.`);
  return file;
}
