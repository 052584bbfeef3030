import { errorSchema } from '../packages/api-client/src/schemas/index.ts';
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
