import type * as z from 'zod/mini';
import { dataOf, errorSchema } from '../../packages/api-client/src/schemas/index.ts';
import type { Answer } from './createClient.ts';

/** A deviation from the contract. The message is for the back end's developer. */
export class Failure extends Error {
  override readonly name = 'Failure';
}

/** A check could not run, since the back end's data does not allow it. */
export class Skipped extends Error {
  override readonly name = 'Skipped';
}

/** @throws Failure with the sentence when the condition is false */
export function assert(holds: boolean, sentence: string): asserts holds {
  if (!holds) throw new Failure(sentence);
}

/** Expects one of these error statuses and the body `{"message": …}`. Returns the message. */
export function assertRefusal(answer: Answer, ...statuses: readonly number[]): string {
  assert(
    statuses.includes(answer.status),
    `${answer.request} answers ${answer.status} instead of ${statuses.join(' or ')}`,
  );
  const read = errorSchema.safeParse(answer.body);
  const message = read.success ? (read.data.message ?? read.data.data?.message?.[0]) : undefined;
  assert(Boolean(message), `${answer.request} answers ${answer.status} without {"message": …}`);
  return message ?? '';
}

/** A value from an earlier check. @throws Skipped without one */
export function found<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Skipped(`an earlier check gave no ${name}`);
  return value;
}

/** The path of a field as in code: `data.products[3].path`. */
function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .slice(1);
}

/**
 * The `data` of a response that must have status 200 and match the schema.
 *
 * @throws Failure with the first three invalid fields
 */
export function readData<Of extends z.ZodMiniType>(answer: Answer, schema: Of): z.infer<Of> {
  const refusal = errorSchema.safeParse(answer.body);
  const message = refusal.success ? refusal.data.message : undefined;
  assert(
    answer.status === 200,
    `${answer.request} answers ${answer.status}${message ? ` ('${message}')` : ''} instead of 200`,
  );
  assert(answer.body !== undefined, `${answer.request} answers 200 with a body that is not JSON`);
  const read = dataOf(schema).safeParse(answer.body);
  if (read.success) return (read.data as { data: z.infer<Of> }).data;
  const wrong = read.error.issues.map(({ path, message }) => `${fieldName(path)}: ${message}`);
  const more = wrong.length > 3 ? ` and ${wrong.length - 3} more` : '';
  throw new Failure(`${answer.request} does not match its schema: ${wrong.slice(0, 3).join('; ')}${more}`);
}
