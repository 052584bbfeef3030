import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../projectRoot.ts';
import { encodeBaseline } from './encodeBaseline.ts';

/** Where the pictures lie that everybody agreed on. */
export const baselineFolder = join(projectRoot, 'e2e', 'pictures', 'baselines');

const path = (name: string) => join(baselineFolder, `${name}.png`);

/** The agreed picture, or null when there is none yet. */
export const readBaseline = (name: string): Buffer | null =>
  existsSync(path(name)) ? readFileSync(path(name)) : null;

/** Keeps a picture as the agreed one. */
export function writeBaseline(name: string, picture: Buffer): void {
  mkdirSync(baselineFolder, { recursive: true });
  writeFileSync(path(name), encodeBaseline(picture));
}

/** Names of the agreed pictures. */
export const baselineNames = (): string[] =>
  globSync('*.png', { cwd: baselineFolder }).map((file) => file.replace(/\.png$/, ''));

/** Removes one that nothing shows any more. */
export const removeBaseline = (name: string): void => rmSync(path(name), { force: true });
