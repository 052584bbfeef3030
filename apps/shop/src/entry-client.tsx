import { announce } from '@magazijn/ui';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { createRequestMeter } from './app/createRequestMeter.ts';
import { createShopStores } from './app/createShopStores.ts';
import { customerFrameCode } from './app/customerFrameCode.ts';
import { keptParts } from './app/keptParts.tsx';
import { lazyApiClient } from './app/lazyApiClient.ts';
import { readPageData } from './app/readPageData.ts';
import { routes } from './app/routes.ts';
import { readCookie } from './storage/readCookie.ts';
import './app/shop.css';
import { customerCode } from './customer/customerCode.ts';
import { createResourceCache } from './resources/ResourceCache.ts';
import { matchRoute } from './routing/matchRoute.ts';
import { reloadOnce } from './routing/reloadOnce.ts';
import { onUnauthorised } from './session/onUnauthorised.ts';
import { onViewerChange } from './session/onViewerChange.ts';
import type { SessionStore } from './session/SessionStore.ts';
import { viewerKey } from './session/viewerKey.ts';
import { browserStorage } from './storage/browserStorage.ts';

const { seeds, links } = readPageData();
const meter = createRequestMeter();
const refused = onUnauthorised({ refuse: (token) => stores.session.refuse(token) }, () =>
  window.location.reload(),
);

/** The client that asks in the name of one viewer: of `viewer`, or of who looks when it is asked. */
function clientFor(session: SessionStore, viewer?: string) {
  return lazyApiClient({
    token: () => session.tokenOf(viewer ?? viewerKey(session.getState().viewer)),
    previousToken: session.previousToken,
    xsrfToken: () => readCookie('XSRF-TOKEN'),
    onRequest: meter.begin,
    onUnauthorised: refused,
  });
}

const stores = createShopStores({
  storage: browserStorage(),
  apiFor: (session) => {
    const { api, load } = clientFor(session);
    // A customer's prices are asked for at once; a failure shows there.
    if (session.getState().viewer.kind === 'customer') load().catch(() => {});
    return api;
  },
  onRefused: announce,
  tabs: true,
});
// What was announced last may name a company and its orders: it goes with whom it was said to.
onViewerChange(stores.session, () => announce(''));
const cache = createResourceCache({
  apiOf: (viewer) => clientFor(stores.session, viewer).api,
  seeds,
  now: Date.now,
});

/**
 * The code of what shows first, so that the server's HTML is taken over at once, without a moment in which it is gone:
 * the page's, and for customers what only they see. assets/session.js asked for the latter beforehand.
 */
async function start(): Promise<void> {
  const match = matchRoute(routes, window.location.pathname, window.location.search);
  const customer = stores.session.getState().viewer.kind === 'customer';
  await Promise.all([
    match?.route.load(),
    ...(customer ? [customerCode.load(), customerFrameCode.load()] : []),
  ]);
  const root = document.getElementById('shop');
  if (!root) throw new Error("The document has no element #shop: it does not come from the shop's server");
  hydrateRoot(
    root,
    <BrowserRouter>
      <App routes={routes} stores={stores} cache={cache} meter={meter} links={links} fixed={keptParts()} />
    </BrowserRouter>,
    {
      onUncaughtError: (error) => {
        console.error(error);
        sayFailure();
      },
    },
  );
}

/** Shows the words that every document holds in case its code does not come (server/documentHtml.ts). */
function sayFailure(): void {
  document.getElementById('failure')?.removeAttribute('hidden');
}

start().catch(async (error: unknown) => {
  if (await reloadOnce()) return;
  sayFailure();
  throw error;
});
