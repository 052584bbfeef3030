import type { CallUp } from './CallUp.ts';

/** Parameters beyond these are a mistake, or mischief. */
const most = 60;

/**
 * Reads a call-up. Procurement systems write `username`, `USERNAME` and `Hook_Url` as they please, so names are matched
 * without regard to case. Of a name that is given twice the first counts.
 *
 * @param sources where it may stand, the one that wins first: hash, then query (T71)
 */
export function readCallUp(...sources: readonly URLSearchParams[]): CallUp {
  const found = new Map<string, string>();
  for (const source of sources)
    for (const [given, value] of source) {
      const name = given.replace(/^\?/, '').trim().toUpperCase();
      if (name !== '' && name.length <= most && found.size < most && !found.has(name)) found.set(name, value);
    }
  const take = (name: string): string => {
    const value = found.get(name) ?? '';
    found.delete(name);
    return value;
  };
  return {
    username: take('USERNAME').trim(),
    password: take('PASSWORD'),
    code: take('CODE').trim(),
    parameters: Object.fromEntries(found),
  };
}
