import { errorSchema } from '../packages/api-client/src/schemas/index.ts';
import type { Answer } from './Answer.ts';
import { demand } from './demand.ts';

/** Demands a refusal with one of the documented statuses and the body `{"message": …}`; gives the message. */
export function demandRefusal(answer: Answer, ...statuses: readonly number[]): string {
  demand(
    statuses.includes(answer.status),
    `${answer.request} answers ${answer.status} where ${statuses.join(' or ')} is due`,
  );
  const read = errorSchema.safeParse(answer.body);
  const message = read.success ? (read.data.message ?? read.data.data?.message?.[0]) : undefined;
  demand(Boolean(message), `${answer.request} answers ${answer.status} without {"message": …}`);
  return message ?? '';
}
