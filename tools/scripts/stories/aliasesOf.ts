import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { storiesShowing } from './storyExample.ts';

/** The part of a component's documentation that is read. */
export interface NamedPage {
  readonly exports: readonly string[];
  readonly alsoCalled: readonly string[];
}

/**
 * The aliases of components, by the first story that shows the component.
 *
 * @param path absolute path of a stories file, whose folder has the documentation (`*.docs.ts`)
 */
export async function aliasesOf(path: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const folder = dirname(path);
  const found = new Map<string, readonly string[]>();
  for (const file of globSync('*.docs.ts', { cwd: folder }).toSorted()) {
    const { docs }: { docs: NamedPage } = await import(pathToFileURL(join(folder, file)).href);
    const [story] = docs.exports.flatMap((name) => storiesShowing(path, name)).slice(0, 1);
    if (story) found.set(story, [...(found.get(story) ?? []), ...docs.alsoCalled]);
  }
  return found;
}
