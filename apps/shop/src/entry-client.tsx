import { announce } from '@magazijn/ui';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { mutate, unload } from 'swr';
import { createRequestMeter } from './app/createRequestMeter.ts';
import { createShopStores } from './app/createShopStores.ts';
import { customerFrameCode } from './app/customerFrameCode.ts';
import { followLinks } from './app/followLinks.ts';
import { lazyApiClient } from './app/lazyApiClient.ts';
import { readPageData } from './app/readPageData.ts';
import { reloadOnce } from './app/reloadOnce.ts';
import { ShopProviders } from './app/ShopProviders.tsx';
import { startRouter } from './app/startRouter.ts';
import { readCookie } from './storage/readCookie.ts';
import './app/shop.css';
import { customerCode } from './customer/customerCode.ts';
import { onUnauthorised } from './session/onUnauthorised.ts';
import { onViewerChange } from './session/onViewerChange.ts';
import type { SessionStore } from './session/SessionStore.ts';
import { viewerKey } from './session/Viewer.ts';
import { anonymousViewer, createQueries } from './shared/data/queries.ts';
import { browserStorage } from './storage/browserStorage.ts';

const { queries: initial, hydrationData, links } = readPageData();
const meter = createRequestMeter();
const refused = onUnauthorised({ refuse: (token) => stores.session.refuse(token) }, () =>
  window.location.reload(),
);

/** The client that asks in the name of one viewer: of `viewer`, or of who looks when it is asked. */
function clientFor(session: SessionStore, viewer?: string) {
  return lazyApiClient({
    // What is asked for everyone is asked by nobody.
    token: () =>
      viewer === anonymousViewer ? null : session.tokenOf(viewer ?? viewerKey(session.getState().viewer)),
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
const { session } = stores;
const queries = createQueries({
  apiOf: (viewer) => clientFor(session, viewer).api,
  viewer: () => viewerKey(session.getState().viewer),
  initial,
  onArrival: (key, data) => mutate(key, data, { revalidate: false }),
});
/** Takes the server's HTML over. For customers what only they see is there too: assets/session.js asked for it. */
async function start(): Promise<void> {
  const customer = session.getState().viewer.kind === 'customer';
  const [{ router, context }] = await Promise.all([
    startRouter({ queries, session, hydrationData }),
    ...(customer ? [customerCode.load(), customerFrameCode.load()] : []),
  ]);
  const root = document.getElementById('shop');
  if (!root) throw new Error("The document has no element #shop: it does not come from the shop's server");

  // Before React is told: nothing of the former viewer is left when it renders. Loaders then decide for who looks now.
  onViewerChange(session, () => {
    // What was announced last may name a company and its orders.
    announce('');
    queries.forgetCustomers();
    unload({ revalidate: false });
    void router.revalidate();
  });
  followLinks(router, context);

  hydrateRoot(
    root,
    <StrictMode>
      <ShopProviders {...{ stores, queries, meter, links }}>
        <RouterProvider router={router} />
      </ShopProviders>
    </StrictMode>,
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
