import { type ApiClient, ApiError } from '@magazijn/api-client';
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
import { documentParts } from './documentHtml.ts';
import { findAssets, type PageAssets, type ViteManifest } from './findAssets.ts';
import type { DocumentCustomer } from './readCustomer.ts';
import type { Inlined } from './readInlined.ts';

/** The exports of `src/entry-server.tsx`. */
export interface ShopRenderer {
  readonly renderPage: (request: {
    readonly pathname: string;
    readonly search: string;
    readonly api: ApiClient;
    readonly links: ShopLinks;
    readonly posted?: PostedForm;
    readonly customer?: Pick<DocumentCustomer, 'token' | 'api' | 'now' | 'signal'>;
  }) => Promise<RenderedPage>;
  readonly pageAddress: (pathname: string, search: string) => PageAddress | null;
}

type DocumentAnswer =
  | { readonly redirect: string; readonly headers?: Readonly<Record<string, string>> }
  | {
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: CompressedBody;
      /** Null for a document that is not kept. */
      readonly etag: string | null;
    };

interface MadeDocument {
  readonly answer: DocumentAnswer;
  readonly outcome: PageOutcome;
}

/** The result of a form that was submitted without scripts. */
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

/** Shared caches keep visitors' documents, for a day while the shop fails; browsers revalidate each time. */
const kept = 'public, max-age=0, s-maxage=30, stale-while-revalidate=60, stale-if-error=86400';

const encoder = new TextEncoder();

/** Milliseconds without customers' documents of a kind after one that failed. */
const retryAfter = 5000;

/** Nothing keeps a customer's document. */
const personal = { 'cache-control': 'private, no-store' };

/** The shop's documents: a visitor's, cached by address without parameters that the page ignores, and a customer's. */
export function createDocuments(options: DocumentsOptions) {
  const { renderer, manifest, inlined, api, links, settings, frameHosts, now, logger } = options;
  const warn = limitLines((line) => logger.warn(line));
  const knownAssets = new Map<string | null, PageAssets>();
  const assetsOf = (module: string | null): PageAssets => {
    const assets = knownAssets.get(module) ?? findAssets(manifest, module, settings.brand.id);
    knownAssets.set(module, assets);
    return assets;
  };
  const render = async (
    key: string,
    answered?: AnsweredForm,
    customer?: DocumentCustomer,
  ): Promise<MadeDocument> => {
    const { pathname, search } = new URL(key, 'http://shop.invalid');
    const given = { ...(answered && { posted: answered.posted }), ...(customer && { customer }) };
    const page = await renderer.renderPage({ pathname, search, api, links, ...given });
    const failed = !page.complete || (page.kind === 'page' && page.status >= 500);
    if (customer && failed) throw new Error(`The page lacks an answer of the back end. ${problemsOf(page)}`);
    if (page.kind === 'redirect') {
      const headers = customer ? { headers: personal } : {};
      return { answer: { redirect: page.href, ...headers }, outcome: failed ? 'failed' : 'passed' };
    }
    for (const message of page.problems) warn({ event: 'page-failed', page: page.module, message });
    const inline = page.data.cart ? inlined.cartPolicy : inlined.policy;
    const own = documentPolicy(page.policy, settings, inline, await frameHosts());
    const document = { ...page, data: { ...page.data, ...own.data } };
    const parts = documentParts(document, assetsOf(page.module), settings.brand, inlined);
    const bytes = Buffer.concat(parts.map((part) => encoder.encode(part)));
    const isKept = !answered && !customer && !failed && page.status === 200 && page.policy !== 'mailed-link';
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
          ...(customer ? personal : {}),
        },
        body: compressed(bytes, 'page'),
        etag: customer ? null : etagOf(bytes),
      },
    };
  };
  const inTurn = createPageTurns();
  const cache = createPageCache<MadeDocument>({
    render,
    outcomeOf: ({ outcome }) => outcome,
    // Both compressed forms together add about 40 %.
    sizeOf: ({ answer }) => ('redirect' in answer ? 0 : 1.4 * answer.body.identity.byteLength),
    now,
    logger,
    inTurn,
  });

  // Apart from the visitors' turns: a customer's take as long as their calls.
  const customersTurn = createPageTurns({ waiting: 20 });
  /** When to render for customers again, by kind of page. */
  const retryAt = new Map<string, number>();
  const isPaused = (kind: string) => now() < (retryAt.get(kind) ?? 0);

  /**
   * Null where the visitors' document is the answer: for a refused token, and after a failure. It has the whole address,
   * as the browser has it: it is not kept.
   */
  const answerCustomer = async (
    { kind, rank }: PageAddress,
    href: string,
    customer: DocumentCustomer,
  ): Promise<DocumentAnswer | null> => {
    const { signal } = customer;
    let hasBegun = false;
    const begin = async () => {
      // A page of the kind failed while this one waited.
      if (isPaused(kind)) return null;
      hasBegun = true;
      return (await render(href, undefined, customer)).answer;
    };
    try {
      return await customersTurn({ kind, rank }, begin, signal);
    } catch (error) {
      if (!customer.isWaiting()) return null;
      if (hasBegun && (signal.aborted || isDown(error))) retryAt.set(kind, now() + retryAfter);
      warn({ event: 'customer-page-failed', page: kind, message: String(error) });
      return null;
    }
  };

  /** Null without a page. Two slashes at the start would name a host. */
  const addressOf = (pathname: string, search: string) =>
    pathname.startsWith('//') ? null : renderer.pageAddress(pathname, search);

  return {
    /** @param readCustomer returns the customer of the request, or null for a visitor; called for personal pages only */
    answer: async (
      pathname: string,
      search: string,
      readCustomer: () => DocumentCustomer | null = () => null,
    ): Promise<DocumentAnswer> => {
      const address = addressOf(pathname, search);
      if (address === null) return { redirect: '/' };
      const customer = address.isPersonal && !isPaused(address.kind) ? readCustomer() : null;
      const own = customer && (await answerCustomer(address, pathname + search, customer));
      // A customer has waited already.
      return own ?? (await cache.get(address.href, address, customer ? 0 : undefined)).answer;
    },
    /** The page of a form that was submitted without scripts, with its result. */
    answerForm: async (pathname: string, search: string, form: AnsweredForm): Promise<DocumentAnswer> => {
      const address = addressOf(pathname, search);
      if (address === null) return { redirect: '/' };
      const turn = { ...address, kind: `POST ${address.kind}` };
      return (await inTurn(turn, () => render(address.href, form))).answer;
    },
  };
}

/** Whether other customers would get no answer either, unlike after a refusal of this one. */
const isDown = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'unreachable' || error.status >= 500);

const problemsOf = (page: RenderedPage): string => (page.kind === 'page' ? page.problems.join(' ') : '');

interface DocumentPolicy {
  readonly headers: Readonly<Record<string, string>>;
  readonly data: Partial<PageData>;
}

/** Headers and data of a page's document. The addresses of three pages contain secrets, which must not be sent elsewhere. */
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
    // The address allows setting the password: it is neither cached nor sent as a referrer.
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
      // A shared cache would store the address with its secret.
      'cache-control': 'no-store',
      // The return may be posted to the window that opened the shop, by its name.
      'cross-origin-opener-policy': 'unsafe-none',
    },
    data: { punchOut: { allowHttp: ociAllowHttp } },
  };
}
