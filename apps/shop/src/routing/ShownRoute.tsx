import { createElement, useLayoutEffect, useMemo } from 'react';
import { Navigate } from 'react-router-dom';
import { loginHref } from '../paths/loginHref.ts';
import type { AnyAnswers } from '../resources/Answer.ts';
import { Answers } from '../resources/Answers.tsx';
import type { Needs } from '../resources/need.ts';
import { useSession } from '../session/useSession.ts';
import { viewerKey } from '../session/viewerKey.ts';
import { decideOutcome } from './decideOutcome.ts';
import type { RouteMatch } from './matchRoute.ts';
import { PageFailure } from './PageFailure.tsx';
import { useHydrated } from './useHydrated.ts';
import { useRerun } from './useRerun.ts';

interface ShownRouteProps {
  match: RouteMatch;
  /** False while the page that one left stands in for the next, whose code is under way: it leads nowhere any more. */
  current: boolean;
  /** The key of the history's entry. */
  visit: string;
  /** Called when the page shows what it is about. */
  onArrived: (visit: string) => void;
}

/** One route: sends visitors of a guarded route to the login page (T02), gathers its answers, shows its page. */
export function ShownRoute({ match, current, visit, onArrived }: ShownRouteProps) {
  const { viewer } = useSession();
  const hydrated = useHydrated();
  const { route, at } = match;
  const needs = useMemo(() => route.needs(at), [route, at]);
  useRerun(visit, needs, viewerKey(viewer));

  // The server cannot know who looks: it renders the frame, and the browser decides before anything of the page shows.
  if (route.audience === 'customers' && viewer.kind === 'anonymous' && hydrated) {
    return current && <Navigate to={loginHref(at.url)} replace />;
  }
  return (
    <Answers needs={needs} audience={route.audience}>
      {(answers) => <DecidedPage {...{ match, current, needs, answers, visit, onArrived }} />}
    </Answers>
  );
}

interface DecidedPageProps extends ShownRouteProps {
  needs: Needs;
  answers: AnyAnswers;
}

function DecidedPage({ match, current, needs, answers, visit, onArrived }: DecidedPageProps) {
  const decision = decideOutcome(match, needs, answers);
  const arrived =
    decision.kind !== 'redirect' &&
    Object.entries(needs).every(([name, need]) => !need.required || answers[name]?.state !== 'loading');
  useLayoutEffect(() => {
    if (arrived) onArrived(visit);
  }, [arrived, visit, onArrived]);

  if (decision.kind === 'redirect') return current && <Navigate to={decision.href} replace />;
  if (decision.kind === 'failed') return <PageFailure error={decision.error} onRetry={decision.reload} />;
  const page = match.route.loaded();
  return page && createElement(page, { answers, at: match.at });
}
