import { useMemo } from 'react';
import { Navigate, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { paths } from '../paths/paths.ts';
import { matchRoute } from './matchRoute.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { useRoutes } from './RoutesProvider.tsx';
import { ShownRoute } from './ShownRoute.tsx';
import { type OnShown, useArrival } from './useArrival.ts';
import { useEntry } from './useEntry.ts';
import { useScrollMemory } from './useScrollMemory.ts';
import { useShownMatch } from './useShownMatch.ts';
import { useShownVisit } from './useShownVisit.ts';

/** The page of the address bar, or the one before it while its code is under way. An unknown address leads home (S02). */
export function RouteView({ onShown }: { onShown?: OnShown }) {
  const { key } = useLocation();
  return (
    <PageBoundary visit={key}>
      <CurrentRoute onShown={onShown} />
    </PageBoundary>
  );
}

function CurrentRoute({ onShown }: { onShown: OnShown | undefined }) {
  const routes = useRoutes();
  const { pathname, search } = useLocation();
  const key = useEntry();
  const returning = useNavigationType() === NavigationType.Pop;
  const match = useMemo(() => matchRoute(routes, pathname, search), [routes, pathname, search]);
  const shown = useShownMatch(match);
  const visit = useShownVisit(key, shown === match);
  const greet = useArrival(key, onShown);
  useScrollMemory(visit, returning);

  if (!shown) return <Navigate to={paths.home.href()} replace />;
  // Another path is another page, with a state of its own; another query is the same page with other answers.
  const page = `${shown.route.pattern} ${JSON.stringify(shown.at.params)}`;
  return <ShownRoute key={page} match={shown} current={shown === match} visit={visit} onArrived={greet} />;
}
