import type * as z from 'zod/mini';
import { dataOf, errorSchema } from '../packages/api-client/src/schemas/index.ts';
import type { Answer } from './createClient.ts';

/** What a back end lacks, said as its developer needs it. */
export class Failure extends Error {
  override readonly name = 'Failure';
}

/** Why a check could not be made: the data of this back end gives no occasion for it. */
export class NotTried extends Error {
  override readonly name = 'NotTried';
}

/** @throws Failure with the sentence, unless it holds. */
export function assert(holds: boolean, sentence: string): asserts holds {
  if (!holds) throw new Failure(sentence);
}

/** Expects a refusal with one of the documented statuses and the body `{"message": …}`; gives the message. */
export function assertRefusal(answer: Answer, ...statuses: readonly number[]): string {
  assert(
    statuses.includes(answer.status),
    `${answer.request} answers ${answer.status} where ${statuses.join(' or ')} is due`,
  );
  const read = errorSchema.safeParse(answer.body);
  const message = read.success ? (read.data.message ?? read.data.data?.message?.[0]) : undefined;
  assert(Boolean(message), `${answer.request} answers ${answer.status} without {"message": …}`);
  return message ?? '';
}

/** What an earlier check left. @throws NotTried when it could not */
export function found<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new NotTried(`an earlier check gave no ${name}`);
  return value;
}

/** The field that is wrong, as one writes it in code: `data.products[3].path`. */
function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .slice(1);
}

/**
 * Returns the `data` of an answer, which must be 200 with the documented shape.
 *
 * @throws Failure naming the first three fields that are wrong
 */
export function readData<Of extends z.ZodMiniType>(answer: Answer, schema: Of): z.infer<Of> {
  const refusal = errorSchema.safeParse(answer.body);
  const message = refusal.success ? refusal.data.message : undefined;
  assert(
    answer.status === 200,
    `${answer.request} answers ${answer.status}${message ? ` ('${message}')` : ''} where 200 is due`,
  );
  assert(answer.body !== undefined, `${answer.request} answers 200 with a body that is no JSON`);
  const read = dataOf(schema).safeParse(answer.body);
  if (read.success) return (read.data as { data: z.infer<Of> }).data;
  const wrong = read.error.issues.map(({ path, message }) => `${fieldName(path)}: ${message}`);
  const more = wrong.length > 3 ? ` and ${wrong.length - 3} more` : '';
  throw new Failure(`${answer.request} is not as documented: ${wrong.slice(0, 3).join('; ')}${more}`);
}
