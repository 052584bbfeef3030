import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { storiesShowing } from './storyExample.ts';

/** What is read here of a part's page. */
export interface NamedPage {
  readonly exports: readonly string[];
  readonly alsoCalled: readonly string[];
}

/**
 * The other names of the parts that a file of stories shows, by the story that shows the part first.
 *
 * @param path the stories' file, absolute; the pages of the parts (`*.docs.ts`) stand beside it.
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
