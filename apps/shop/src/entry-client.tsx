import type { ApiClient } from '@magazijn/api-client';
import { announce } from '@magazijn/ui';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { matchRoutes, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { createShopStores } from './app/createShopStores.ts';
import { followLinks } from './app/followLinks.ts';
import { createRequestMeter } from './app/layout/RequestBar.tsx';
import { loadPage } from './app/loadPage.ts';
import { ShopProviders } from './app/ShopProviders.tsx';
import { startRouter } from './app/startRouter.ts';
import { readPageData } from './shared/data/PageData.ts';
import { anonymousViewer, createQueries } from './shared/data/queries.ts';
import { reloadOnce } from './shared/page/lazyPart.tsx';
import { onUnauthorised } from './shared/session/onUnauthorised.ts';
import { onViewerChange } from './shared/session/onViewerChange.ts';
import { writeSessionCookie } from './shared/session/sessionCookie.ts';
import { browserStorage, readCookie } from './shared/storage/browserStorage.ts';
import { may, personOf, type SessionStore } from './shared/stores/SessionStore.ts';
import { loadOnce } from './shared/stores/ShopStores.ts';

const { queries: initial, hydrationData, links, posted, claims, today, cart } = readPageData();
const meter = createRequestMeter();
/** Loads a document after a refused call: of the page that the router is opening, or else of the current one. */
let leave = (): void => window.location.reload();
const refused = onUnauthorised({ refuse: (token) => stores.session.refuse(token) }, () => leave());

/** Loads the client of one viewer, by default the session's. The first page's results are in its document. */
async function loadClient(session: SessionStore, viewer?: string): Promise<ApiClient> {
  const { createApiClient } = await import('./app/createClient.ts');
  return createApiClient({
    // Requests for everyone carry no token.
    token: () =>
      viewer === anonymousViewer ? null : session.tokenOf(viewer ?? personOf(session.getState().viewer)),
    previousToken: session.previousToken,
    // The document contains them: no client requests them.
    knownCapabilities: () => queries.ensure('capabilities'),
    xsrfToken: () => readCookie('XSRF-TOKEN'),
    onRequest: meter.begin,
    onUnauthorised: refused,
  });
}

const stores = createShopStores({
  storage: browserStorage(),
  claims,
  today,
  cart,
  writeCookie: writeSessionCookie,
  loadApiFor: (session) => loadOnce(() => loadClient(session)).load,
  announce,
  tabs: true,
});
const { session } = stores;
/** Whether the document was rendered for this customer. */
const isOwn = session.getServerState().viewer.kind === 'customer';
const queries = createQueries({
  loadApiOf: (viewer) => loadClient(session, viewer),
  viewer: () => personOf(session.getState().viewer),
  may: (permission) => may(session.getState().viewer, permission),
  initial,
  swr: SWRConfig.defaultValue,
});

/**
 * Leaves the document of another person, after a login or logout in another tab. assets/session.js takes its cookie away,
 * or leaves it if it is this person's.
 */
function leaveUnseen(): void {
  document.documentElement.hidden = true;
  window.location.reload();
}

/** Hydrates the server's HTML, for customers with their features; assets/session.js has preloaded page and features. */
async function start(): Promise<void> {
  if (claims && !isOwn) return leaveUnseen();
  const { router, context } = await startRouter({ queries, stores, hydrationData });
  leave = () => {
    const { location } = router.state.navigation;
    // Its navigation would still add or replace history entries.
    router.dispose();
    if (location) window.location.assign(location.pathname + location.search + location.hash);
    else window.location.reload();
  };
  // Runs before React renders, so that no data of the previous viewer shows. Loaders then run for the current viewer.
  onViewerChange(session, () => {
    // The last announcement may name a company and its orders.
    announce('');
    queries.forgetCustomers();
    void router.revalidate();
  });
  // After the page's code, which takes a punch-out's password out of the URL: loaders and features send calls.
  const isCustomer = session.getState().viewer.kind === 'customer';
  if (isOwn) await stores.customer.load();
  else if (isCustomer) {
    const url = new URL(window.location.href);
    const matches = matchRoutes(router.routes, url.pathname) ?? [];
    // The server's loaders ran for a visitor. The page's calls are under way while React hydrates. The layout's follow
    // their results, or the takeover: over HTTP/1.1 a browser sends six requests at a time.
    const loaded = loadPage({ url, matches: matches.slice(1) }, context);
    void loaded.then(() => loadPage({ url, matches: matches.slice(0, 1) }, context));
    await stores.customer.load();
  }
  if (isOwn && session.getState() !== session.getServerState()) return leaveUnseen();
  const root = document.getElementById('shop');
  if (!root) throw new Error('The document has no #shop');

  followLinks(router, context);

  // public/assets/session.js kept presses until now.
  dispatchEvent(new Event('hydrating'));
  // React renders a transition in short slices, so that the page responds during hydration.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <ShopProviders {...{ stores, queries, meter, links, posted }}>
          <RouterProvider router={router} />
        </ShopProviders>
      </StrictMode>,
      {
        // Reported like other errors of the page, so that assets/session.js receives it too.
        onCaughtError: (error) => reportError(error),
        onUncaughtError: (error) => {
          reportError(error);
          showFailure();
        },
      },
    );
  });
  // A visitor finds products on cards, a customer also in the search box, the cart, lists and orders.
  if (!isCustomer && document.querySelector('main article') === null) return;
  import('./app/preloadProducts.ts').then(({ preloadProducts }) => preloadProducts(), console.warn);
}

/** Shows the message that documents hold for code that fails to load (server/documents/documentHtml.ts). */
function showFailure(): void {
  document.getElementById('failure')?.removeAttribute('hidden');
}

// Evaluating this file and starting the page are long on a phone: each has a task of its own.
const evaluated = new Promise((resolve) => setTimeout(resolve));
evaluated.then(start).catch(async (error: unknown) => {
  if (await reloadOnce()) return;
  showFailure();
  throw error;
});
