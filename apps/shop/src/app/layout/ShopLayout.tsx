import type { Category } from '@magazijn/api-client';
import { LiveRegion, PageLayout, SiteFooter, SkipLink } from '@magazijn/ui';
import { memo, useEffect, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';
import { type Location, Outlet, ScrollRestoration, useMatches, useRevalidator } from 'react-router-dom';
import { AislesProvider } from '../../shared/data/useAisleOf.tsx';
import { useQuery } from '../../shared/data/useQuery.ts';
import { categoryHref, paths } from '../../shared/links/paths.ts';
import { useShopLinks } from '../../shared/links/ShopLinks.tsx';
import { isBrowserBuild } from '../../shared/page/isBrowserBuild.ts';
import { skipTo } from '../../shared/page/skipTo.ts';
import { useSession } from '../../shared/session/useSession.ts';
import {
  useOptionalCustomer,
  useSelected,
  useStores,
  useTakenOver,
} from '../../shared/stores/StoresProvider.tsx';
import { ignoreShiftedClicks } from './ignoreShiftedClicks.ts';
import { LoginPromptProvider } from './LoginPromptProvider.tsx';
import { layoutTexts, noScriptTexts } from './layoutTexts.ts';
import type { PageHandle } from './PageHandle.ts';
import { RequestBar } from './RequestBar.tsx';
import { SessionNotice } from './SessionNotice.tsx';
import { ShopHeader } from './ShopHeader.tsx';
import { ShopMobileBar } from './ShopMobileBar.tsx';
import { ShopWordmark } from './ShopWordmark.tsx';
import { useArrival } from './useArrival.ts';
import { useKeptFocus } from './useKeptFocus.ts';

// Navigations render the layout several times, these parts only when their data changes.
const Header = memo(ShopHeader);
const Footer = memo(ShopFooter);

/** The layout of every page: header, footer, the bottom bar of a phone, and the live regions. */
export function ShopLayout() {
  const { viewer } = useSession();
  const { data: categories = [] } = useQuery('categories');
  const customer = viewer.kind === 'customer';
  // Every page in routes.tsx has a `PageHandle`.
  const { audience, rank, isOrderStep = false } = (useMatches().at(-1)?.handle ?? {}) as Partial<PageHandle>;
  const isGuarded = audience === 'customers';
  // The registration and the pages of mailed links and procurement systems have the rank of customers' pages.
  const showsPrices = audience === 'everyone' && rank !== 'customers';
  const features = useOptionalCustomer();
  // An unknown cart, as on the server, counts as filled: a bar that appears later covers nothing.
  const hasCart = useSelected(
    features?.cart,
    ({ known, quantities }) => !known || Object.keys(quantities).length > 0,
    true,
  );
  const orderBarAlone = isOrderStep && hasCart;
  const takenOver = useTakenOver();

  const page = (
    <AislesProvider>
      <Outlet />
    </AislesProvider>
  );

  // assets/session.js set it for the first frame.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (customer) dataset.session = 'customer';
    else if (takenOver) delete dataset.session;
  }, [customer, takenOver]);

  return (
    <LoginPromptProvider>
      <SkipLink href="#inhoud" onClick={skipTo} />
      <PageLayout
        mainId="inhoud"
        header={<Header categories={categories} hidesAislesOnPhone={isOrderStep} />}
        footer={<Footer categories={categories} />}
        mobileBar={
          orderBarAlone ? undefined : features ? (
            <features.layout.MobileBar categories={categories} />
          ) : (
            <ShopMobileBar categories={categories} />
          )
        }
      >
        <RequestBar />
        {/* At the top: at the bottom they would cover the order bar and the toast of the cart. */}
        <div data-slot="notices" className="sticky top-0 z-30 mt-4 grid gap-2 empty:hidden">
          <OfflineNotice />
          {(customer || (showsPrices && takenOver)) && <SessionNotice />}
        </div>
        {/* The footer starts below the first screen, so that it does not move while a page loads. */}
        <div className="min-h-dvh">
          {isGuarded ? (
            // A visitor's document has a skeleton here; assets/session.js keeps it from visitors.
            <>
              <noscript>
                {!isBrowserBuild && (
                  <>
                    <h1 className="type-heading pt-8 text-28 wide:text-40">{noScriptTexts.heading}</h1>
                    <p className="pt-4 text-17">{noScriptTexts.text}</p>
                  </>
                )}
              </noscript>
              <div className="contents not-in-data-[session=customer]:invisible">{page}</div>
            </>
          ) : (
            page
          )}
        </div>
      </PageLayout>
      {features && <features.layout.CartNotice />}
      <LiveRegion />
      <ScrollRestoration getKey={placeOf} />
      <Arrivals />
    </LoginPromptProvider>
  );
}

/** The key of a stored scroll position; React Router's own is equal for the first page of every document. */
const placeOf = ({ key, pathname, search }: Location): string =>
  key === 'default' ? pathname + search : key;

/**
 * What follows hydration and navigations, apart from the layout, which would render again with each state of a
 * navigation. The loaders ran on the server: they run again for a customer whose document is a visitor's, for the redirect
 * of a page for customers, and where they failed. Each run renders all that reads the router's state.
 */
function Arrivals() {
  const { revalidate } = useRevalidator();
  const takenOver = useTakenOver();
  const state = useSession();
  const { session } = useStores();
  const page = useMatches().at(-1);
  const loadAgain = useEffectEvent(() => {
    const { audience } = (page?.handle ?? {}) as Partial<PageHandle>;
    const isLoaded = page?.loaderData !== undefined;
    const isRedirected = state.viewer.kind === 'anonymous' && audience === 'customers';
    if (state !== session.getServerState() || isRedirected || !isLoaded) void revalidate();
  });
  useEffect(() => {
    if (takenOver) loadAgain();
  }, [takenOver]);
  useEffect(ignoreShiftedClicks, []);
  useArrival();
  useKeptFocus();
  return null;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Shows that there is no connection. Part of every page, since it cannot be loaded offline. */
function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return online ? null : (
    <p
      role="alert"
      className="flex overflow-clip rounded-label border-[1.5px] border-warning bg-warning-tint text-15 font-medium text-ink"
    >
      <span
        aria-hidden
        className="type-numeral flex w-12 shrink-0 items-center justify-center bg-warning text-28 leading-none text-surface"
      >
        !
      </span>
      <span className="px-4 py-3">{layoutTexts.offline}</span>
    </p>
  );
}

function ShopFooter({ categories }: { categories: readonly Category[] }) {
  const { words } = useShopLinks().brand;
  const { data: pages = [] } = useQuery('footerPages');
  return (
    <SiteFooter
      wordmark={<ShopWordmark tone="on-inverse" />}
      slogan={words.slogan}
      labels={{ categories: layoutTexts.categories(words.categories) }}
      categories={categories.map(({ number, name, url }, index) => ({
        number: number ?? index + 1,
        label: name,
        href: categoryHref(url),
      }))}
      pages={pages.map(({ title, url }) => ({ label: title, href: paths.page.href({ page: url }) }))}
      notes={layoutTexts.notes.map((note) => note)}
    />
  );
}
