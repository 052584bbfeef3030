import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { moduleFiles } from './moduleFiles.ts';

const sources = fileURLToPath(new URL('../src', import.meta.url));

/** Tests, stories, their samples and their pages are not what a consumer loads. */
const isPublished = (file: string) =>
  /\.tsx?$/.test(file) && !/\.(test|stories|docs)\.tsx?$|^sample[A-Z]|^Sample[A-Z]/.test(file);

/**
 * The text of all that a browser loads with a part, by the name of the part's folder: its modules, and those of other
 * parts that it is made of. The kit's links count as the part `link`.
 */
export function partSources(): Readonly<Record<string, string>> {
  const components = join(sources, 'components');
  const folders = readdirSync(components).map((name) => [name, join(components, name)] as const);
  return Object.fromEntries(
    [...folders, ['link', join(sources, 'link')] as const].map(([name, folder]) => {
      const entries = readdirSync(folder).filter(isPublished);
      const files = moduleFiles(entries.map((file) => join(folder, file)));
      return [name, files.map((file) => readFileSync(file, 'utf8')).join('\n')];
    }),
  );
}
