import type { TokenGroup } from './TokenFile.ts';

/** The tokens of a group with their names, without the `$` entries that describe the group. */
export function tokenEntries<T extends object>(group: TokenGroup<T>): [name: string, token: T][] {
  return Object.entries(group).filter((entry): entry is [string, T] => {
    const [name, token] = entry;
    return !name.startsWith('$') && typeof token !== 'string';
  });
}
