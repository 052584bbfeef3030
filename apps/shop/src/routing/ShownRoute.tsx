import { createElement, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
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
import type { OnArrived } from './useArrival.ts';
import { useHydrated } from './useHydrated.ts';
import { useRerun } from './useRerun.ts';

interface ShownRouteProps {
  match: RouteMatch;
  /** False while the page that one left stands in for the next, whose code is under way: it leads nowhere any more. */
  current: boolean;
  /** The key of the history's entry. */
  visit: string;
  /** Called when the page shows what it is about. */
  onArrived: OnArrived;
}

/** One route: sends visitors of a guarded route to the login page (T02), gathers its answers, shows its page. */
export function ShownRoute({ match, current, visit, onArrived }: ShownRouteProps) {
  const { viewer, left } = useSession();
  const [served, setServed] = useState(false);
  const hydrated = useHydrated();
  const { route, at } = match;
  const needs = useMemo(() => route.needs(at), [route, at]);
  useRerun(visit, needs, viewerKey(viewer));

  if (viewer.kind === 'customer' && !served) setServed(true);
  const page = (
    <Answers needs={needs} audience={route.audience}>
      {(answers) => <DecidedPage {...{ match, current, needs, answers, visit, onArrived }} />}
    </Answers>
  );
  if (route.audience === 'everyone') return page;

  // Who logs out here is led where that act leads; whoever else has no session logs in and comes back.
  if (viewer.kind === 'anonymous' && hydrated) {
    return current && <Navigate to={served && left !== null ? left : loginHref(at.url)} replace />;
  }
  // The server cannot know who looks and renders the frame: to visitors it never shows (assets/session.js knows them).
  return <div className="contents not-in-data-[session=customer]:invisible">{page}</div>;
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
  const arrive = useEffectEvent(() => onArrived(visit, match, answers));
  useLayoutEffect(() => {
    if (arrived) arrive();
  }, [arrived, visit]);

  if (decision.kind === 'redirect') return current && <Navigate to={decision.href} replace />;
  if (decision.kind === 'failed') return <PageFailure error={decision.error} onRetry={decision.reload} />;
  const page = match.route.loaded();
  return page && createElement(page, { answers, at: match.at });
}
