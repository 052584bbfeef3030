import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PublishedPackage, packedFolder } from '../../tools/scripts/kit/packPackage.ts';
import { projectRoot } from '../../tools/scripts/projectRoot.ts';

interface Example {
  readonly language: string;
  /** The path that the README gives, if any. */
  readonly file: string | undefined;
  readonly code: string;
}

/** All examples of a README; of a package, of the published one. */
function examplesOf(name: PublishedPackage | 'root'): readonly Example[] {
  const folder = name === 'root' ? projectRoot : join(packedFolder(name), 'package');
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');
  return [...readme.matchAll(/^```(\w+)(?: file=(\S+))?\n(.*?)^```$/gms)].map(
    ([, language = '', file, code = '']) => ({ language, file, code }),
  );
}

/**
 * The examples of a README in TypeScript and JSON by path: that of `file=…`, or `readme/ui-1.tsx` and on.
 *
 * @param wanted examples with a file name, or those without
 */
export function readmeExamples(
  name: PublishedPackage | 'root',
  wanted: 'named' | 'unnamed',
): Readonly<Record<string, string>> {
  const examples = examplesOf(name)
    .filter(
      ({ language, file }) =>
        /^(tsx?|json)$/.test(language) && (file === undefined) === (wanted === 'unnamed'),
    )
    .map(({ language, file, code }, index) => [file ?? `readme/${name}-${index + 1}.${language}`, code]);
  if (examples.length === 0) throw new Error(`The README of ${name} has no example.`);
  return Object.fromEntries(examples);
}

/**
 * The only example of the kit's README in a language that contains the words, unchanged.
 *
 * @param words '@magazijn/ui/theme.css'
 */
export function readmeExample(language: 'css' | 'html', words: string): string {
  const [example, ...others] = examplesOf('ui').filter(
    (each) => each.language === language && each.code.includes(words),
  );
  if (!example || others.length > 0)
    throw new Error(`The README of ui has no example in ${language} of its own with ${words}.`);
  return example.code;
}
