import { useEffect, useState } from 'react';
import type { RouteMatch } from './matchRoute.ts';
import { reloadOnce } from './reloadOnce.ts';

interface Arrival {
  readonly match: RouteMatch;
  readonly failure: Error | null;
}

/**
 * The match whose page is there to be shown. While a page's code is under way the former page stays, so that nothing
 * blinks; code that is gone (a new version of the shop) is fetched by loading the document once. Without a connection
 * that would be the end of the shop, so it is a failure, which the page says.
 *
 * @throws {Error} the failure to load, when loading the document again did not help
 */
export function useShownMatch(match: RouteMatch | null): RouteMatch | null {
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const [shown, setShown] = useState(match);
  const ready = match === null || match.route.loaded() !== null;
  if (!ready && arrival?.match === match && arrival.failure) throw arrival.failure;

  useEffect(() => {
    if (ready || match === null) return;
    let current = true;
    match.route.load().then(
      () => current && setArrival({ match, failure: null }),
      async (error: unknown) => {
        if (!current || (await reloadOnce()) || !current) return;
        setArrival({ match, failure: new Error('The page did not load', { cause: error }) });
      },
    );
    return () => {
      current = false;
    };
  }, [match, ready]);

  if (ready && shown !== match) setShown(match);
  return ready ? match : shown;
}
