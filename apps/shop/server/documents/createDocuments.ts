import type { ApiClient } from '@magazijn/api-client';
import { type Logger, limitLines } from '@magazijn/server';
import type { PageAddress } from '../../src/app/layout/PageAddress.ts';
import type { PagePolicy } from '../../src/app/layout/PageHandle.ts';
import type { RenderedPage } from '../../src/app/RenderedPage.ts';
import type { PageData } from '../../src/shared/data/PageData.ts';
import type { PostedForm } from '../../src/shared/data/PostedForm.ts';
import type { ShopLinks } from '../../src/shared/links/ShopLinks.tsx';
import { type CompressedBody, compressed, etagOf } from '../http/compressed.ts';
import { paymentPolicy, securityHeaders } from '../http/securityHeaders.ts';
import type { ShopSettings } from '../settings/readShopSettings.ts';
import { createPageCache, type PageOutcome } from './createPageCache.ts';
import { createPageTurns } from './createPageTurns.ts';
import { documentHtml } from './documentHtml.ts';
import { findAssets, type ViteManifest } from './findAssets.ts';
import type { Inlined } from './readInlined.ts';

/** What the build of `src/entry-server.tsx` exports. */
export interface ShopRenderer {
  readonly renderPage: (request: {
    readonly pathname: string;
    readonly search: string;
    readonly api: ApiClient;
    readonly links: ShopLinks;
    readonly posted?: PostedForm;
  }) => Promise<RenderedPage>;
  readonly pageAddress: (pathname: string, search: string) => PageAddress | null;
}

type DocumentAnswer =
  | { readonly redirect: string }
  | {
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: CompressedBody;
      readonly etag: string;
    };

interface MadeDocument {
  readonly answer: DocumentAnswer;
  readonly outcome: PageOutcome;
}

/** A form that was sent without scripts, and what its document says of it. */
interface AnsweredForm {
  readonly posted: PostedForm;
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

interface DocumentsOptions {
  readonly renderer: ShopRenderer;
  readonly manifest: ViteManifest;
  readonly inlined: Inlined;
  readonly api: ApiClient;
  readonly links: ShopLinks;
  readonly settings: Pick<ShopSettings, 'publicUrl' | 'payment' | 'ociAllowHttp' | 'brand'>;
  /** The hosts that may show the shop in a frame. */
  readonly frameHosts: () => Promise<readonly string[]>;
  readonly now: () => number;
  readonly logger: Logger;
}

/**
 * A shared cache may keep what every visitor gets, and give it for a day while the shop answers nothing; a browser asks
 * again, since a customer who has just logged in wants the newest.
 */
const kept = 'public, max-age=0, s-maxage=30, stale-while-revalidate=60, stale-if-error=86400';

/**
 * The shop's documents. All are those of a visitor, so each is rendered once for everybody; a key is the address
 * as the page reads it.
 */
export function createDocuments(options: DocumentsOptions) {
  const { renderer, manifest, inlined, api, links, settings, frameHosts, now, logger } = options;
  const warn = limitLines((line) => logger.warn(line));
  const render = async (key: string, answered?: AnsweredForm): Promise<MadeDocument> => {
    const { pathname, search } = new URL(key, 'http://shop.invalid');
    const posted = answered && { posted: answered.posted };
    const page = await renderer.renderPage({ pathname, search, api, links, ...posted });
    if (page.kind === 'redirect') return { answer: { redirect: page.href }, outcome: 'passed' };
    for (const message of page.problems) warn({ event: 'page-failed', page: page.module, message });
    const own = documentPolicy(page.policy, settings, inlined.policy, await frameHosts());
    const document = { ...page, data: { ...page.data, ...own.data } };
    const html = documentHtml(
      document,
      findAssets(manifest, page.module, settings.brand.id),
      settings.brand,
      inlined,
    );
    const bytes = new TextEncoder().encode(html);
    const failed = page.status >= 500 || !page.complete;
    const isKept = !answered && !failed && page.status === 200 && page.policy !== 'mailed-link';
    return {
      outcome: failed ? 'failed' : isKept ? 'kept' : 'passed',
      answer: {
        status: page.status === 200 && answered ? answered.status : page.status,
        headers: {
          'cache-control': isKept ? kept : 'no-store',
          ...own.headers,
          'content-type': 'text/html; charset=utf-8',
          ...(page.status === 503 ? { 'retry-after': '30' } : {}),
          ...answered?.headers,
        },
        body: compressed(bytes, 'page'),
        etag: etagOf(bytes),
      },
    };
  };
  const inTurn = createPageTurns();
  const cache = createPageCache<MadeDocument>({
    render,
    outcomeOf: ({ outcome }) => outcome,
    // Compressed in both ways it takes about a third more.
    sizeOf: ({ answer }) => ('redirect' in answer ? 0 : 1.4 * answer.body.identity.byteLength),
    now,
    logger,
    inTurn,
  });

  return {
    /** @param answered the form that the document answers: it is whose it is, and kept for nobody */
    answer: async (pathname: string, search: string, answered?: AnsweredForm): Promise<DocumentAnswer> => {
      // Two slashes at the start would name a host.
      const address = pathname.startsWith('//') ? null : renderer.pageAddress(pathname, search);
      if (address === null) return { redirect: '/' };
      const { href } = address;
      const { answer } = await (answered
        ? inTurn({ ...address, kind: `POST ${address.kind}` }, () => render(href, answered))
        : cache.get(href, address));
      return answer;
    },
  };
}

interface DocumentPolicy {
  readonly headers: Readonly<Record<string, string>>;
  readonly data: Partial<PageData>;
}

/** Headers and data of one page's document: three pages are opened with secrets, which no other address may learn. */
function documentPolicy(
  own: PagePolicy | null,
  settings: DocumentsOptions['settings'],
  policy: Inlined['policy'],
  frameHosts: readonly string[],
): DocumentPolicy {
  const { payment, ociAllowHttp } = settings;
  if (own === 'payment') {
    return {
      headers: {
        ...securityHeaders(settings, frameHosts, { ...policy, ...paymentPolicy(payment) }),
        'referrer-policy': 'strict-origin',
      },
      data: { payment },
    };
  }
  const headers = securityHeaders(settings, frameHosts, policy);
  if (own === 'mailed-link') {
    // Whoever has its address can choose the password: no cache keeps it, and no other address hears of it.
    return {
      headers: { ...headers, 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' },
      data: {},
    };
  }
  if (own !== 'punch-out') return { headers, data: {} };
  return {
    headers: {
      ...headers,
      'referrer-policy': 'strict-origin',
      // A shared cache would keep the address that it was opened with.
      'cache-control': 'no-store',
      // The window that opened the shop may be the one that the order goes back to, by its name.
      'cross-origin-opener-policy': 'unsafe-none',
    },
    data: { punchOut: { allowHttp: ociAllowHttp } },
  };
}
