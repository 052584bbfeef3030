import type { ApiClient } from '@magazijn/api-client';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router-dom';
import { createRequestMeter } from './app/createRequestMeter.ts';
import { createShopStores } from './app/createShopStores.ts';
import { type PageHandle, routes } from './app/routes.tsx';
import { ShopProviders } from './app/ShopProviders.tsx';
import { withCode } from './app/withCode.ts';
import { headElements } from './head/headElements.ts';
import { headHtml } from './head/headHtml.ts';
import type { ShopLinks } from './links/ShopLinks.tsx';
import { listPartsCode } from './narrowing/listParts.ts';
import type { RenderedPage } from './rendering/RenderedPage.ts';
import { splitHead } from './rendering/splitHead.ts';
import { anonymousViewer, createQueries, queriesContext } from './shared/data/queries.ts';
import { memoryStorage } from './storage/memoryStorage.ts';

const meter = createRequestMeter();
const handler = createStaticHandler(await Promise.all(routes.map(withCode)));

interface PageRequest {
  readonly pathname: string;
  readonly search: string;
  /** A client that has no token, and whose HTML is clean. */
  readonly api: ApiClient;
  readonly links: ShopLinks;
}

/** The page of an address as the routes' list has it; null where there is none. */
function pageAt(pathname: string): Partial<PageHandle> | null {
  const match = matchRoutes(routes, pathname)?.at(-1);
  // The list says so of every page; what only leads elsewhere has no handle.
  return !match || match.route.path === '*' ? null : ((match.route.handle ?? {}) as Partial<PageHandle>);
}

/** The address that names this page, without query parameters that it does not know; null when no page is there. */
export function canonicalUrl(pathname: string, search: string): string | null {
  const page = pageAt(pathname);
  if (!page) return null;
  const given = new URLSearchParams(search);
  // In the order of the list; a parameter that comes more than once is a list.
  const known = (page.query ?? []).flatMap((name) => given.getAll(name).map((value) => [name, value]));
  return known.length > 0 ? `${pathname}?${new URLSearchParams(known)}` : pathname;
}

/**
 * The first HTML of a page, as every visitor may see it: the token lives in the browser, so nobody is logged in here.
 * All that it needs is fetched before, so it renders once and without a script of React's own.
 */
export async function renderPage({ pathname, search, api, links }: PageRequest): Promise<RenderedPage> {
  const queries = createQueries({ apiOf: () => api, viewer: () => anonymousViewer });
  const requestContext = new RouterContextProvider();
  requestContext.set(queriesContext, queries);
  const request = new Request(new URL(pathname + search, 'http://shop.invalid'));
  const [context] = await Promise.all([handler.query(request, { requestContext }), listPartsCode.load()]);
  if (context instanceof Response) {
    return { kind: 'redirect', href: context.headers.get('location') ?? '/' };
  }

  // Its view stands in the page; why, only the log says.
  for (const error of Object.values(context.errors ?? {})) {
    console.warn(`${pathname + search} could not be shown`, error);
  }

  const stores = createShopStores({ storage: memoryStorage(), apiFor: () => api, onRefused: () => {} });
  const html = renderToString(
    <StrictMode>
      <ShopProviders {...{ stores, queries, meter, links }}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </ShopProviders>
    </StrictMode>,
  );
  const { head, body } = splitHead(html);
  const { publicUrl } = links;
  const page = pageAt(pathname) ?? {};
  const at = { params: context.matches.at(-1)?.params ?? {}, url: new URL(request.url) };
  const pageHead = (await page.head?.())?.(queries.shown, at, publicUrl) ?? { canonical: null };
  return {
    kind: 'page',
    status: context.errors ? 503 : context.statusCode,
    head: head + headHtml(headElements(pageHead, publicUrl)),
    body,
    data: {
      queries: queries.dehydrate(),
      hydrationData: { loaderData: context.loaderData, errors: messagesOf(context.errors) },
      links,
    },
    module: page.module ?? null,
    policy: page.policy ?? null,
    complete: queries.isComplete(),
  };
}

/** Failures travel by their message only. */
const messagesOf = (errors: Readonly<Record<string, unknown>> | null) =>
  errors &&
  Object.fromEntries(
    Object.entries(errors).map(([route, error]) => [
      route,
      { message: error instanceof Error ? error.message : String(error) },
    ]),
  );
