import type { AnyAnswers } from '../resources/Answer.ts';
import type { Needs } from '../resources/need.ts';
import type { RouteMatch } from './matchRoute.ts';
import type { Outcome } from './Outcome.ts';

/** What stands in the way of a page: an outcome, a failure of what it cannot do without, or nothing. */
export type Decision =
  | Outcome
  | { readonly kind: 'failed'; readonly error: unknown; readonly reload: () => void }
  | { readonly kind: 'page' };

/** The one place where answers become a decision, for the server and for the browser. */
export function decideOutcome({ route, at }: RouteMatch, needs: Needs, answers: AnyAnswers): Decision {
  for (const [name, wanted] of Object.entries(needs)) {
    const answer = answers[name];
    if (wanted.required && answer?.state === 'failed') {
      return { kind: 'failed', error: answer.error, reload: answer.reload };
    }
  }
  return route.outcome(answers, at) ?? { kind: 'page' };
}
