import type { Context } from 'hono';
import { refuseNul } from './refuseNul.ts';

/**
 * The named segments and query parameters; nothing that the call does not name is looked at.
 *
 * @param lists those of the names that may come more than once; of any other the first one counts
 */
export function readInput(
  context: Context,
  names: readonly string[],
  lists: ReadonlySet<string>,
): Record<string, string | readonly string[]> {
  const input: Record<string, string | readonly string[]> = {};
  for (const name of names) {
    if (lists.has(name)) {
      input[name] = (context.req.queries(name) ?? []).map(refuseNul);
      continue;
    }
    const value = context.req.param(name) ?? context.req.query(name);
    if (value !== undefined) input[name] = refuseNul(value);
  }
  return input;
}
