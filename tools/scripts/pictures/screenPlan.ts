import { kebab, type StoryEntry } from './matrixPlan.ts';

/** A whole screen: one story of a pattern. */
export interface ScreenPlan {
  /** The name of its pictures, without the width: 'patterns-home-logged-in'. */
  readonly name: string;
  readonly file: string;
  readonly stories: readonly [string];
  readonly screen: true;
}

/** The screens among the stories: every story under 'Patterns/'. */
export function screenPlan(entries: readonly StoryEntry[]): ScreenPlan[] {
  return entries
    .filter(({ type, title }) => type === 'story' && title.startsWith('Patterns/'))
    .map(({ title, exportName, importPath }) => ({
      name: `${kebab(title)}-${kebab(exportName)}`,
      file: importPath,
      stories: [exportName],
      screen: true,
    }));
}
