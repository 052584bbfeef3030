import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../scripts/projectRoot.ts';
import { replaceSection } from './replaceSection.ts';

/** Puts a table into its place in a document. */
export async function writeSection(name: string, text: string, document = 'performance.md'): Promise<void> {
  const file = join(projectRoot, 'docs', document);
  await writeFile(file, replaceSection(await readFile(file, 'utf8'), name, text));
}
