import type { ReactNode } from 'react';
import { lateCode } from '../late/lateCode.ts';
import type { Parameters } from '../paths/path.ts';
import type { AnswersTo } from '../resources/Answer.ts';
import type { Needs } from '../resources/need.ts';
import type { Audience } from '../resources/useAnswer.ts';
import type { Outcome } from './Outcome.ts';
import type { PageProps } from './PageProps.ts';
import type { AnyPage, Route } from './Route.ts';
import type { RoutePlace } from './RoutePlace.ts';

interface RouteDefinition<
  Pattern extends string,
  Page extends string,
  Wanted extends Needs,
  Query extends string,
  Module,
> {
  /** One of `paths`. */
  path: { readonly pattern: Pattern };
  /** 'customers': visitors are sent to the login page before anything shows (T02). @default 'everyone' */
  audience?: Audience;
  /** The query parameters that the page knows; all others are ignored everywhere. @default none */
  query?: readonly Query[];
  /** The name of the component that `load` exports. */
  page: Page;
  load: () => Promise<Module>;
  needs?: (at: RoutePlace<Parameters<Pattern>, NoInfer<Query>>) => Wanted;
  /** Decided from the answers, on the server before it renders and in the browser before the page shows. */
  outcome?: (
    answers: AnswersTo<NoInfer<Wanted>>,
    at: RoutePlace<Parameters<Pattern>, NoInfer<Query>>,
  ) => Outcome | null;
}

/** A route when the page takes what the route gives; otherwise something that no table of routes accepts. */
type Fitting<Module, Page extends string, Props> =
  Module extends Readonly<Record<Page, (props: Props) => ReactNode>>
    ? Route
    : { readonly misfit: 'The page takes other answers, parameters or query than its route gives' };

/**
 * Declares a page of the shop: where it is, what it needs, who may see it. One declaration serves the browser, the
 * prefetch, the server's first HTML and the tests. Needs, answers and page have to fit, or it does not compile.
 */
export function defineRoute<
  const Pattern extends string,
  const Page extends string,
  Module extends Readonly<Record<Page, unknown>>,
  Wanted extends Needs = Record<never, never>,
  const Query extends string = never,
>(
  definition: RouteDefinition<Pattern, Page, Wanted, Query, Module>,
): Fitting<Module, Page, PageProps<AnswersTo<Wanted>, Parameters<Pattern>, Query>> {
  const { path, page, audience = 'everyone', query = [] } = definition;
  const code = lateCode(async () => (await definition.load())[page] as AnyPage);

  const route: Route = {
    pattern: path.pattern,
    audience,
    query,
    page,
    load: code.load,
    loaded: code.loaded,
    // The matcher gives exactly the parameters of this pattern and the query of this list.
    needs: (at) => definition.needs?.(at as RoutePlace<Parameters<Pattern>, Query>) ?? {},
    outcome: (answers, at) =>
      definition.outcome?.(answers as AnswersTo<Wanted>, at as RoutePlace<Parameters<Pattern>, Query>) ??
      null,
  };
  // Whether it fits is the compiler's to say, at the call.
  return route as Fitting<Module, Page, PageProps<AnswersTo<Wanted>, Parameters<Pattern>, Query>>;
}
