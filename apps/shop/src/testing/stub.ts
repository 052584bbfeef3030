import type { Resource } from '../resources/resource.ts';

/** What a resource answers in a test. */
export interface Stub {
  readonly name: string;
  readonly answer: (argument: unknown) => Promise<unknown>;
}

type Answering<Argument, Value> = Value | Error | ((argument: Argument) => Value | Promise<Value>);

/**
 * Answers a resource: with a value, by its argument, or, with an error, by failing. A value of another shape does not
 * compile.
 *
 * @example stub(product, (at) => (at.path === 'a/b' ? buildProductDetail() : null))
 */
export const stub = <Argument, Value>(
  resource: Resource<Argument, Value>,
  answer: NoInfer<Answering<Argument, Value>>,
): Stub => ({
  name: resource.name,
  answer: async (argument) => {
    if (answer instanceof Error) throw answer;
    // Answers are data; what can be called is the function form. The argument is the resource's own.
    return typeof answer === 'function'
      ? (answer as (argument: Argument) => Value | Promise<Value>)(argument as Argument)
      : answer;
  },
});
