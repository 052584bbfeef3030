import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../scripts/projectRoot.ts';
import { replaceSection } from './replaceSection.ts';

/** Puts a table into its place in docs/performance.md. */
export async function writeSection(name: string, text: string): Promise<void> {
  const file = join(projectRoot, 'docs', 'performance.md');
  await writeFile(file, replaceSection(await readFile(file, 'utf8'), name, text));
}
