import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PublishedPackage, packedFolder } from '../../scripts/kit/packPackage.ts';
import { projectRoot } from '../../scripts/projectRoot.ts';

const fence = /^```(tsx?|json)(?: file=(\S+))?\n(.*?)^```$/gms;

/**
 * The examples of a README by path, of a package's as it is published: that of `file=…`, or `readme/ui-1.tsx` and on.
 *
 * @param wanted which of them: those that name a file, or those that do not.
 */
export function readmeExamples(
  name: PublishedPackage | 'root',
  wanted: 'named' | 'unnamed',
): Readonly<Record<string, string>> {
  const folder = name === 'root' ? projectRoot : join(packedFolder(name), 'package');
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');
  const examples = [...readme.matchAll(fence)]
    .filter(([, , file]) => (file === undefined) === (wanted === 'unnamed'))
    .map(([, language = '', file, code = ''], index) => [
      file ?? `readme/${name}-${index + 1}.${language}`,
      code,
    ]);
  if (examples.length === 0) throw new Error(`The README of ${name} has no example.`);
  return Object.fromEntries(examples);
}
