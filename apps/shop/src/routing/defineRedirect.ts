import type { Parameters } from '../paths/path.ts';
import { redirectTo } from './Outcome.ts';
import type { Route } from './Route.ts';

interface RedirectDefinition<Pattern extends string> {
  /** One of `paths`. */
  path: { readonly pattern: Pattern };
  to: (params: Parameters<Pattern>) => string;
}

/** A place that only leads to another. Decided without a call, on the server too. */
export function defineRedirect<const Pattern extends string>({
  path,
  to,
}: RedirectDefinition<Pattern>): Route {
  return {
    pattern: path.pattern,
    audience: 'everyone',
    query: [],
    page: null,
    load: () => Promise.resolve(() => null),
    loaded: () => () => null,
    needs: () => ({}),
    // The matcher gives exactly the parameters of this pattern.
    outcome: (_, at) => redirectTo(to(at.params as Parameters<Pattern>)),
  };
}
