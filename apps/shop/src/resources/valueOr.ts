import type { OptionalAnswer } from './Answer.ts';

/** The value of an answer that one can do without, or what stands in for it. */
export const valueOr = <Value>(answer: OptionalAnswer<Value>, otherwise: Value): Value =>
  answer.state === 'ready' ? answer.value : otherwise;
