import type { ApiClient } from '@magazijn/api-client';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { createRequestMeter } from './app/createRequestMeter.ts';
import { createShopStores } from './app/createShopStores.ts';
import { fixedNeeds } from './app/fixedNeeds.ts';
import { layoutNeeds } from './app/layoutNeeds.ts';
import { pageHeadOf } from './app/pageHeadOf.ts';
import { renderFixedParts } from './app/renderFixedParts.tsx';
import { routes } from './app/routes.ts';
import { headElements } from './head/headElements.ts';
import { headHtml } from './head/headHtml.ts';
import type { ShopLinks } from './links/ShopLinks.tsx';
import { listPartsCode } from './narrowing/listPartsCode.ts';
import { paths } from './paths/paths.ts';
import type { RenderedPage } from './rendering/RenderedPage.ts';
import { splitHead } from './rendering/splitHead.ts';
import type { Needs } from './resources/need.ts';
import { createResourceCache } from './resources/ResourceCache.ts';
import { settleNeeds } from './resources/settleNeeds.ts';
import { valueOr } from './resources/valueOr.ts';
import { type Decision, decideOutcome } from './routing/decideOutcome.ts';
import { matchRoute } from './routing/matchRoute.ts';
import { memoryStorage } from './storage/memoryStorage.ts';

const meter = createRequestMeter();

interface PageRequest {
  readonly pathname: string;
  readonly search: string;
  /** A client that has no token, and whose HTML is clean. */
  readonly api: ApiClient;
  readonly links: ShopLinks;
}

/** The address that names this page, without query parameters that it does not know; null when no page is there. */
export const canonicalUrl = (pathname: string, search: string): string | null =>
  matchRoute(routes, pathname, search)?.at.url ?? null;

/**
 * The first HTML of a page, as every visitor may see it: the token lives in the browser, so nobody is logged in here.
 * All that it needs is fetched before, so it renders once and without a script of React's own.
 */
export async function renderPage({ pathname, search, api, links }: PageRequest): Promise<RenderedPage> {
  const match = matchRoute(routes, pathname, search);
  if (!match) return { kind: 'redirect', href: paths.home.href() };
  const { route, at } = match;

  const needs = route.needs(at);
  const forEveryone: Needs = route.audience === 'everyone' ? needs : {};
  const [page, frame, fixed] = await Promise.all([
    settleNeeds(api, forEveryone),
    settleNeeds(api, layoutNeeds),
    settleNeeds(api, fixedNeeds),
    route.load(),
    listPartsCode.load(),
  ]);
  // What only a customer may see was not asked for here, so nothing follows from it: the browser decides.
  const decision: Decision =
    route.audience === 'everyone' ? decideOutcome(match, forEveryone, page.answers) : { kind: 'page' };
  if (decision.kind === 'redirect') return { kind: 'redirect', href: decision.href };
  // Its view stands in the page; why, only the log says.
  if (decision.kind === 'failed') console.warn(`${at.url} could not be shown`, decision.error);

  const seeds = [...frame.seeds, ...page.seeds];
  const html = renderToString(
    <StaticRouter location={at.url}>
      <App
        routes={routes}
        stores={createShopStores({ storage: memoryStorage(), apiFor: () => api, onRefused: () => {} })}
        cache={createResourceCache({ apiOf: () => api, seeds, now: Date.now })}
        meter={meter}
        links={links}
        fixed={renderFixedParts(valueOr(frame.answers.categories, []), valueOr(fixed.answers.pages, []))}
      />
    </StaticRouter>,
  );
  const { head, body } = splitHead(html);
  const { publicUrl } = links;
  return {
    kind: 'page',
    status: decision.kind === 'failed' ? 503 : decision.kind === 'status' ? decision.status : 200,
    head: head + headHtml(headElements(pageHeadOf(match, page.answers, publicUrl), publicUrl)),
    body,
    data: { seeds, links },
    page: route.page,
    complete: page.complete && frame.complete && fixed.complete,
  };
}
