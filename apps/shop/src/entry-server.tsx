import { setImmediate } from 'node:timers/promises';
import { type ApiClient, ApiError, readTokenClaims } from '@magazijn/api-client';
import { amsterdamTime } from '@magazijn/domain/delivery';
import { isAllowed } from '@magazijn/domain/people';
import pLimit from 'p-limit';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router-dom';
import { createShopStores } from './app/createShopStores.ts';
import { headHtml, splitHead } from './app/headHtml.ts';
import type { PageAddress } from './app/layout/PageAddress.ts';
import type { PageHandle } from './app/layout/PageHandle.ts';
import { createRequestMeter } from './app/layout/RequestBar.tsx';
import { personalPages } from './app/personalPages.ts';
import type { RenderedPage } from './app/RenderedPage.ts';
import { pages, routes } from './app/routes.tsx';
import { ShopProviders } from './app/ShopProviders.tsx';
import { withCode } from './app/startRouter.ts';
import { PlainRegistrationContext } from './features/account/registration/PlainRegistrationContext.ts';
import { PlainRegistrationForm } from './features/account/registration/PlainRegistrationForm.tsx';
import { readDocumentCart } from './shared/cart/readDocumentCart.ts';
import type { PostedForm } from './shared/data/PostedForm.ts';
import { anonymousViewer, createQueries, dehydrate, queriesContext } from './shared/data/queries.ts';
import { headElements } from './shared/head/headElements.ts';
import { matchPattern, paths } from './shared/links/paths.ts';
import type { ShopLinks } from './shared/links/ShopLinks.tsx';
import { tokenKey } from './shared/session/createSessionStore.ts';
import { claimsOf } from './shared/session/sessionCookie.ts';
import { memoryStorage } from './shared/storage/browserStorage.ts';
import { may, personOf } from './shared/stores/SessionStore.ts';
import { storesContext } from './shared/stores/ShopStores.ts';

const meter = createRequestMeter();

/** Rendering blocks the process for some tens of milliseconds: between two pages it handles other requests. */
const inTurn = pLimit(1);

const handler = createStaticHandler(await Promise.all(routes.map(withCode)));

interface PageRequest {
  readonly pathname: string;
  readonly search: string;
  /** A client without a token, which sanitises HTML. */
  readonly api: ApiClient;
  readonly links: ShopLinks;
  /** The result of a form submitted without scripts. @default none */
  readonly posted?: PostedForm;
  /** The customer to render for. @default none, for a visitor */
  readonly customer?: RenderedCustomer;
}

interface RenderedCustomer {
  /** Not expired at `now`. */
  readonly token: string;
  /** A client with the token, which sanitises HTML. */
  readonly api: ApiClient;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Stops the rendering with its reason. @default never */
  readonly signal?: AbortSignal;
}

const parameterCount = ({ path = '' }: RouteObject): number => path.split(':').length;

/** Patterns with fewer parameters come first, as React Router ranks those of one length. */
const ranked = pages.toSorted((one, other) => parameterCount(one) - parameterCount(other));

/**
 * The pattern and the handle of an address's page; null without a page. Every request needs it, and `matchRoutes` would
 * compile all patterns each time, which takes longer than answering from the cache.
 */
function pageAt(pathname: string): { readonly pattern: string; readonly page: Partial<PageHandle> } | null {
  const { path: pattern, handle } = ranked.find(({ path = '' }) => matchPattern(path, pathname)) ?? {};
  // Every page in routes.tsx has a `PageHandle`; a route that only redirects has none.
  return pattern === undefined ? null : { pattern, page: (handle ?? {}) as Partial<PageHandle> };
}

/** The cache key and the queue of the page at an address; null without a page. */
export function pageAddress(pathname: string, search: string): PageAddress | null {
  const found = pageAt(pathname);
  if (!found) return null;
  const { pattern, page } = found;
  const query = page.query?.(search) ?? '';
  const isChosen = /[?&](?!page=)/.test(query);
  const rank = page.audience === 'customers' ? 'customers' : isChosen ? 'searches' : 'catalogue';
  return {
    href: pathname + query,
    kind: isChosen ? `${pattern}?` : pattern,
    rank: page.rank ?? rank,
    isPersonal: personalPages.has(pattern),
  };
}

/** Whether the page is that of the cart, which the role of the customer allows. */
const showsCart = (token: string, pathname: string): boolean =>
  matchPattern(paths.cart.pattern, pathname) !== null && isAllowed(readTokenClaims(token).role, 'shop');

/**
 * Renders a page for a visitor or a customer. All data is fetched first, so it renders once, without React's scripts.
 * Results for everyone come from the visitors' client.
 */
export async function renderPage({
  pathname,
  search,
  api,
  links,
  posted,
  customer,
}: PageRequest): Promise<RenderedPage> {
  const claims = customer && claimsOf(customer.token);
  const cartProblems: string[] = [];
  const cart =
    customer && showsCart(customer.token, pathname)
      ? readDocumentCart(customer.api, (problem) => cartProblems.push(problem))
      : undefined;
  const today = customer && amsterdamTime(new Date(customer.now)).date;
  const stores = createShopStores({
    storage: memoryStorage(new Map(customer ? [[tokenKey, customer.token]] : [])),
    loadApiFor: () => async () => customer?.api ?? api,
    announce: () => {},
    followsSavedCart: false,
    cart,
    ...(customer ? { claims, today, now: () => customer.now } : {}),
  });
  const { viewer } = stores.session.getState();
  const queries = createQueries({
    loadApiOf: async (whom) => (customer && whom !== anonymousViewer ? customer.api : api),
    viewer: () => personOf(viewer),
    may: (permission) => may(viewer, permission),
  });
  const requestContext = new RouterContextProvider();
  requestContext.set(queriesContext, queries);
  if (customer) requestContext.set(storesContext, stores);
  const request = new Request(new URL(pathname + search, 'http://shop.invalid'));
  const [context] = await Promise.all([
    handler.query(request, { requestContext }),
    customer && stores.customer.load(),
  ]);
  // A visitor's document is kept, a customer's is not: their browser requests the optional data that is missing.
  const failure = () => (customer ? queries.neededFailure() : queries.failure());
  if (context instanceof Response) {
    const href = context.headers.get('location') ?? '/';
    return { kind: 'redirect', href, complete: failure() === null };
  }
  // Their document would not be used; a forged token costs no rendering.
  if (customer && failure() !== null) throw failure();

  const html = await inTurn(async () => {
    await setImmediate();
    customer?.signal?.throwIfAborted();
    return renderToString(
      <StrictMode>
        <ShopProviders {...{ stores, queries, meter, links, posted }}>
          <PlainRegistrationContext value={<PlainRegistrationForm />}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </PlainRegistrationContext>
        </ShopProviders>
      </StrictMode>,
    );
  });
  const { head, body } = splitHead(html);
  const { publicUrl, brand } = links;
  const page = (context.matches.at(-1)?.route.handle ?? {}) as Partial<PageHandle>;
  const location = { params: context.matches.at(-1)?.params ?? {}, pathname, search };
  const pageHead = (await (await page.head?.())?.(queries.shown, location, publicUrl, brand.name)) ?? {
    canonical: null,
  };
  const shownCart = await cart;
  return {
    kind: 'page',
    status: context.errors ? 503 : context.statusCode,
    head: head + headHtml(headElements(pageHead, publicUrl)),
    body,
    data: {
      queries: dehydrate(queries),
      hydrationData: { loaderData: context.loaderData, errors: messagesOf(context.errors) },
      links,
      ...(posted ? { posted } : {}),
      ...(claims ? { claims } : {}),
      ...(today ? { today } : {}),
      ...(shownCart ? { cart: shownCart } : {}),
    },
    module: page.module ?? null,
    policy: page.policy ?? null,
    complete: failure() === null,
    problems: [...Object.values(context.errors ?? {}).map(String), ...cartProblems],
  };
}

/** Messages of failures, with their request ids. */
const messagesOf = (errors: Readonly<Record<string, unknown>> | null) =>
  errors &&
  Object.fromEntries(
    Object.entries(errors).map(([route, error]) => [
      route,
      {
        message: error instanceof Error ? error.message : String(error),
        ...(error instanceof ApiError && error.requestId ? { requestId: error.requestId } : {}),
      },
    ]),
  );
