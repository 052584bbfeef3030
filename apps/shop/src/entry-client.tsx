import { announce } from '@magazijn/ui';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { createRequestMeter } from './app/createRequestMeter.ts';
import { createShopStores } from './app/createShopStores.ts';
import { customerFrameCode } from './app/customerFrameCode.ts';
import { keptParts } from './app/keptParts.tsx';
import { lazyApiClient } from './app/lazyApiClient.ts';
import { readCookie } from './app/readCookie.ts';
import { readPageData } from './app/readPageData.ts';
import { routes } from './app/routes.ts';
import './app/shop.css';
import { customerCode } from './customer/customerCode.ts';
import { createResourceCache } from './resources/ResourceCache.ts';
import { matchRoute } from './routing/matchRoute.ts';
import { reloadOnce } from './routing/reloadOnce.ts';
import { onUnauthorised } from './session/onUnauthorised.ts';
import { readSession } from './session/readSession.ts';
import { viewerKey } from './session/viewerKey.ts';
import { browserStorage } from './storage/browserStorage.ts';

const { seeds, links } = readPageData();
const meter = createRequestMeter();
const stores = createShopStores({
  storage: browserStorage(),
  apiFor: (session) => {
    const { api, load } = lazyApiClient({
      token: session.token,
      previousToken: session.previousToken,
      xsrfToken: () => readCookie('XSRF-TOKEN'),
      onRequest: meter.begin,
      onUnauthorised: onUnauthorised(session, () => window.location.reload()),
    });
    // A customer's prices are asked for at once; a failure shows there.
    if (session.getState().viewer.kind === 'customer') load().catch(() => {});
    return api;
  },
  onRefused: announce,
});
const cache = createResourceCache({
  api: stores.api,
  seeds,
  now: Date.now,
  storedViewer: () => viewerKey(readSession(stores.session.token(), null, Date.now()).state.viewer),
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
  );
}

start().catch((error: unknown) => {
  if (!reloadOnce()) throw error;
});
