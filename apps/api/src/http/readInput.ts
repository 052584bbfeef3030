import type { Context } from 'hono';
import { refuseNul } from './refuseNul.ts';

/** The named segments and query parameters; nothing that the call does not name is looked at. */
export function readInput(context: Context, names: readonly string[]): Record<string, string> {
  const input: Record<string, string> = {};
  for (const name of names) {
    const value = context.req.param(name) ?? context.req.query(name);
    if (value !== undefined) input[name] = refuseNul(value);
  }
  return input;
}
