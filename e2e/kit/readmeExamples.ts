import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PublishedPackage, packedFolder } from '../../tools/scripts/kit/packPackage.ts';
import { projectRoot } from '../../tools/scripts/projectRoot.ts';

interface Example {
  readonly language: string;
  /** Where it is to stand, when the README says that. */
  readonly file: string | undefined;
  readonly code: string;
}

/** All examples of a README, of a package's as it is published. */
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
 * @param wanted which of them: those that name a file, or those that do not.
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
 * The one example of the kit's README in a language that has some words in it, as it stands there.
 *
 * @param words what tells it from the others: '@magazijn/ui/theme.css'.
 */
export function readmeExample(language: 'css' | 'html', words: string): string {
  const [example, ...others] = examplesOf('ui').filter(
    (each) => each.language === language && each.code.includes(words),
  );
  if (!example || others.length > 0)
    throw new Error(`The README of ui has no example in ${language} of its own with ${words}.`);
  return example.code;
}
