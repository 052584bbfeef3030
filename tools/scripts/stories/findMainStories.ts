import type { StoryEntry } from '../pictures/matrixPlan.ts';

/**
 * The ids of the first story of each component, without those tagged 'stress' or 'do-not'.
 *
 * @param storybook the URL of the built Storybook
 */
export async function findMainStories(storybook: string): Promise<ReadonlySet<string>> {
  const response = await fetch(new URL('index.json', storybook));
  const { entries }: { entries: Readonly<Record<string, StoryEntry>> } = await response.json();
  const first = new Map<string, string>();
  for (const [id, { type, title, importPath, tags = [] }] of Object.entries(entries)) {
    const isComponent = type === 'story' && /\/src\/(components|link)\//.test(importPath);
    const isLeftOut = tags.includes('stress') || tags.includes('do-not') || title.startsWith('Patterns/');
    if (isComponent && !isLeftOut && !first.has(title)) first.set(title, id);
  }
  return new Set(first.values());
}
