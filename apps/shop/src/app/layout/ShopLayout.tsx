import type { Category } from '@magazijn/api-client';
import { LiveRegion, PageLayout, SiteFooter, SkipLink } from '@magazijn/ui';
import { useEffect, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';
import { type Location, Outlet, ScrollRestoration, useMatches, useRevalidator } from 'react-router-dom';
import { useQuery } from '../../shared/data/useQuery.ts';
import { categoryHref, paths } from '../../shared/links/paths.ts';
import { useShopLinks } from '../../shared/links/ShopLinks.tsx';
import { skipTo } from '../../shared/page/skipTo.ts';
import { useHydrated } from '../../shared/page/useHydrated.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { useOptionalCustomer, useSelected } from '../../shared/stores/StoresProvider.tsx';
import { CartNotice } from './CartNotice.tsx';
import { CustomerMobileBar } from './CustomerMobileBar.tsx';
import { LoginPromptProvider } from './LoginPromptProvider.tsx';
import { layoutTexts } from './layoutTexts.ts';
import type { PageHandle } from './PageHandle.ts';
import { RequestBar } from './RequestBar.tsx';
import { SessionNotice } from './SessionNotice.tsx';
import { ShopHeader } from './ShopHeader.tsx';
import { ShopMobileBar } from './ShopMobileBar.tsx';
import { ShopWordmark } from './ShopWordmark.tsx';
import { useArrival } from './useArrival.ts';
import { useKeptFocus } from './useKeptFocus.ts';

/** What stands around every page: header, footer, the bar of a phone, and the voices that speak of changes. */
export function ShopLayout() {
  const { viewer } = useSession();
  const { data: categories = [] } = useQuery('categories');
  const customer = viewer.kind === 'customer';
  // The routes' list says so of every page.
  const { audience, isOrderStep = false } = (useMatches().at(-1)?.handle ?? {}) as Partial<PageHandle>;
  const isGuarded = audience === 'customers';
  const features = useOptionalCustomer();
  // Until the cart is known, as on the server, it counts as filled: a bar that comes later covers nothing.
  const hasCart = useSelected(
    features?.cart,
    ({ known, quantities }) => !known || Object.keys(quantities).length > 0,
    true,
  );
  const orderBarAlone = isOrderStep && hasCart;
  useTakeOver();
  useArrival();
  useKeptFocus();

  // assets/session.js said so for the first frame; from here on the session itself does.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (customer) dataset.session = 'customer';
    else delete dataset.session;
  }, [customer]);

  return (
    <LoginPromptProvider>
      <SkipLink href="#inhoud" onClick={skipTo} />
      <PageLayout
        mainId="inhoud"
        header={<ShopHeader categories={categories} hidesAislesOnPhone={isOrderStep} />}
        footer={<ShopFooter categories={categories} />}
        mobileBar={
          orderBarAlone ? undefined : features ? (
            <CustomerMobileBar categories={categories} />
          ) : (
            <ShopMobileBar categories={categories} />
          )
        }
      >
        <RequestBar />
        <OfflineNotice />
        {customer && <SessionNotice />}
        {/* The footer begins below the first screen, so that it does not move while a page grows. */}
        <div className="min-h-dvh">
          {isGuarded ? (
            // The server cannot know the viewer and renders the layout alone; assets/session.js hides it from visitors.
            <>
              <noscript>
                <h1 className="type-heading pt-8 text-28 wide:text-40">{layoutTexts.noScriptHeading}</h1>
                <p className="pt-4 text-17">{layoutTexts.noScript}</p>
              </noscript>
              <div className="contents not-in-data-[session=customer]:invisible">
                <Outlet />
              </div>
            </>
          ) : (
            <Outlet />
          )}
        </div>
      </PageLayout>
      {features && <CartNotice />}
      <LiveRegion />
      <ScrollRestoration getKey={placeOf} />
    </LoginPromptProvider>
  );
}

/**
 * By which the browser's tab remembers how far a page was scrolled. The first page of every document has the same key, so
 * that one to which a payment provider leads would open where another page was left.
 */
const placeOf = ({ key, pathname, search }: Location): string =>
  key === 'default' ? pathname + search : key;

/** The server's loaders ran for a visitor: once the browser has taken over its HTML, they run for the viewer. */
function useTakeOver(): void {
  const { revalidate } = useRevalidator();
  const hydrated = useHydrated();
  const takeOver = useEffectEvent(() => void revalidate());
  useEffect(() => {
    if (hydrated) takeOver();
  }, [hydrated]);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/**
 * Says that there is no connection, for as long as that lasts, however far the page is scrolled. It looks as the kit's
 * messages do, without their lists and labels: nothing can be fetched any more, so that every page carries it.
 */
function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return online ? null : (
    <p
      role="alert"
      className="sticky top-0 z-30 mt-4 flex overflow-clip rounded-label border-[1.5px] border-warning bg-warning-tint text-15 font-medium text-ink [--cell:var(--mz-warning)]"
    >
      <span
        aria-hidden
        className="type-numeral flex w-12 shrink-0 items-center justify-center bg-(--cell) text-28 leading-none text-surface"
      >
        !
      </span>
      <span className="px-4 py-3">{layoutTexts.offline}</span>
    </p>
  );
}

/** Slogan, aisles, the pages of position FOOTER, and that prices exclude VAT. */
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
