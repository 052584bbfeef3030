import type { AnyAnswers } from '../resources/Answer.ts';
import type { RoutePlace } from './RoutePlace.ts';

/**
 * What a page gets: its answers and where it is. A page is a pure function of these.
 *
 * @example function OrderPage({ answers, at }: PageProps<{ order: Answer<Order | null> }, { order: string }>) {}
 */
export interface PageProps<
  Answers = AnyAnswers,
  Params = Readonly<Record<string, string>>,
  Query extends string = string,
> {
  readonly answers: Answers;
  readonly at: RoutePlace<Params, Query>;
}
