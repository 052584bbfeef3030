import type { ApiClient } from '@magazijn/api-client';
import type { Call, ResultOf } from '../shared/data/queries.ts';

export interface Stub {
  readonly call: Call;
  readonly answer: (...args: readonly unknown[]) => Promise<unknown>;
}

type Answering<C extends Call> =
  | ResultOf<C>
  | Error
  | ((...args: Parameters<ApiClient[C]>) => ResultOf<C> | Promise<ResultOf<C>>);

/** Answers a reading call with a value of its type, computed by a function, or fails with an error. */
export const stub = <C extends Call>(call: C, answer: NoInfer<Answering<C>>): Stub => ({
  call,
  answer: async (...args) => {
    if (answer instanceof Error) throw answer;
    // A result is data, so a function computes the result from the arguments of the call.
    return typeof answer === 'function' ? answer(...(args as Parameters<ApiClient[C]>)) : answer;
  },
});
