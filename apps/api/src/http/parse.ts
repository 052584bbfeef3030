import type * as z from 'zod/mini';
import { Refusal } from './Refusal.ts';

/**
 * Checks what came from outside against its schema.
 *
 * @throws Refusal 400 that names the wrong fields, never their values.
 */
export function parse<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.infer<Schema> {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const names = new Set(read.error.issues.map((issue) => issue.path.slice(0, 2).join('.') || 'form'));
  throw new Refusal(400, `Wrong or missing: ${[...names].slice(0, 10).join(', ')}.`);
}
