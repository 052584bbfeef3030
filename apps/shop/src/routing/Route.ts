import type { ReactNode } from 'react';
import type { AnyAnswers } from '../resources/Answer.ts';
import type { Needs } from '../resources/need.ts';
import type { Audience } from '../resources/useAnswer.ts';
import type { Outcome } from './Outcome.ts';
import type { PageProps } from './PageProps.ts';
import type { RoutePlace } from './RoutePlace.ts';

/**
 * A page of whatever answers. `defineRoute` has checked that page and needs fit; a table of routes cannot say so for
 * each, and only a method's parameters may be wider here than there.
 */
export type AnyPage = { page(props: PageProps): ReactNode }['page'];

/** A route as the table, the server and the tests see it. Made by `defineRoute`. */
export interface Route {
  readonly pattern: string;
  readonly audience: Audience;
  readonly query: readonly string[];
  /** The name of the page's component, and of its file: the server finds the chunk by it. Null for a redirect. */
  readonly page: string | null;
  /** Loads the page once; the same promise ever after, and again after a failure. */
  readonly load: () => Promise<AnyPage>;
  /** The page, once it was loaded. */
  readonly loaded: () => AnyPage | null;
  needs(at: RoutePlace): Needs;
  outcome(answers: AnyAnswers, at: RoutePlace): Outcome | null;
}
