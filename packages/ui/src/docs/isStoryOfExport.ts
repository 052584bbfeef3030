/**
 * Whether the id of a story is that of an export; Storybook parts the words of a name by rules of its own.
 *
 * @example
 * isStoryOfExport('primitives-card--card-in-a-card', 'CardInACard'); // true
 */
export const isStoryOfExport = (id: string, name: string): boolean =>
  id.split('--').at(-1)?.replaceAll('-', '') === name.toLowerCase();
