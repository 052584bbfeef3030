import type { AnyAnswers } from '../resources/Answer.ts';
import type { RoutePlace } from '../routing/RoutePlace.ts';
import type { PageHead } from './PageHead.ts';

/** What a page's head is made of. */
export interface HeadSource<Answers = AnyAnswers, Params = Readonly<Record<string, string>>> {
  readonly answers: Answers;
  readonly at: RoutePlace<Params>;
  /** `PUBLIC_URL`: structured data names pages and pictures by their whole address. */
  readonly origin: string;
}

/**
 * The head of one page, from the same answers as the page. The page's route checked what they are; a table of heads
 * cannot say so for each, and only a method's parameters may be narrower here than there.
 */
export type HeadOf = { head(source: HeadSource): PageHead }['head'];
