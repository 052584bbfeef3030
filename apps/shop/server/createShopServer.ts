import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createApiClient, createPunchOutClient } from '@magazijn/api-client';
import { clientAddress, createLogger, currentRequestId, type Logger, passTraceOn } from '@magazijn/server';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { matchPattern, paths, reportsPath, searchHref } from '../src/shared/links/paths.ts';
import { answerForCrawlers } from './documents/answerForCrawlers.ts';
import { brandFiles, shopBrand } from './documents/brandFiles.ts';
import { cleaningClient } from './documents/cleanHtml.ts';
import { createDocuments, type ShopRenderer } from './documents/createDocuments.ts';
import { createSitemap, listAddresses } from './documents/createSitemap.ts';
import { readCustomer } from './documents/readCustomer.ts';
import { readInlined } from './documents/readInlined.ts';
import { sharingClient } from './documents/shareCalls.ts';
import { answerLogin } from './forms/answerLogin.ts';
import { answerPasswordRequest } from './forms/answerPasswordRequest.ts';
import { answerRegistration } from './forms/answerRegistration.ts';
import type { ShowForm } from './forms/createFormClient.ts';
import { answerCompressed } from './http/compressed.ts';
import { createErrorDocuments } from './http/createErrorDocuments.ts';
import { proxyToApi } from './http/proxyToApi.ts';
import { readStaticFiles } from './http/readStaticFiles.ts';
import { type RequestLine, requestLog } from './http/requestLog.ts';
import { secureAnswers, securityHeaders } from './http/securityHeaders.ts';
import { shareAssets } from './http/sharedAssets.ts';
import { TooBusy } from './http/TooBusy.ts';
import { answerPunchOutRequest } from './punch-out/answerPunchOutRequest.ts';
import { createFrameHosts } from './punch-out/createFrameHosts.ts';
import { createReports } from './reports/createReports.ts';
import type { ShopSettings } from './settings/readShopSettings.ts';

export interface ShopServerOptions {
  readonly settings: ShopSettings;
  /** The build for browsers, `dist/client`. */
  readonly clientDirectory: string;
  /** The build of the renderer. @default `../server/entry-server.js` beside the build for browsers */
  readonly renderer?: ShopRenderer;
  /** @default to standard output, at the configured level */
  readonly logger?: Logger;
  /** Called for every handled request, in addition to the log. */
  readonly onRequest?: (line: RequestLine) => void;
  /** @default the process's own */
  readonly fetch?: typeof fetch;
}

/** The shop's web server: documents, files, a proxy to the back end. Its only state is caches. */
export async function createShopServer(options: ShopServerOptions): Promise<Hono> {
  const { settings, clientDirectory, renderer = await loadRenderer(clientDirectory) } = options;
  const { logger = createLogger({ level: settings.logLevel }) } = options;
  const manifest = JSON.parse(await readFile(join(clientDirectory, '.vite', 'manifest.json'), 'utf8'));
  const built = await readStaticFiles(clientDirectory);
  const files = brandFiles(settings.brand, built);
  const ofOtherBuilds = settings.assetsDirectory && (await shareAssets(built, settings.assetsDirectory));
  const api = cleaningClient(
    createApiClient({
      origin: settings.apiOrigin,
      pageOrigin: settings.publicUrl,
      timeout: 8000,
      ...fetchOf(options),
    }),
  );
  const { adminUrl, partnerUrl, publicUrl, sellerEmail, sellerPhone, vatShown } = settings;
  const { punchOutFrameHosts } = createPunchOutClient({
    origin: settings.apiOrigin,
    timeout: 2000,
    ...fetchOf(options),
  });
  const shared = sharingClient(api, Date.now);
  const documents = createDocuments({
    renderer,
    manifest,
    inlined: await readInlined(clientDirectory, manifest),
    api: shared,
    // Part of every document; no other settings are.
    links: {
      ...{ adminUrl, partnerUrl, publicUrl, sellerEmail, sellerPhone, vatShown },
      brand: shopBrand(settings.brand),
    },
    settings,
    frameHosts: createFrameHosts({ ask: punchOutFrameHosts, now: Date.now, logger }),
    now: Date.now,
    logger,
  });
  const sitemap = createSitemap({ origin: publicUrl, list: () => listAddresses(api), now: Date.now, logger });
  const secure = securityHeaders(settings);
  const errorDocuments = createErrorDocuments(settings.brand);
  const reports = createReports({ now: Date.now });
  const app = new Hono();

  app.use(requestLog(logger, settings.trustedProxies, options.onRequest ?? (() => {})));
  app.use(secureAnswers(settings));
  app.use('/api/*', compress());
  for (const path of ['/api/v1/*', '/img/*']) {
    app.all(path, (context) =>
      proxyToApi(context.req.raw, {
        ...settings,
        client: clientOf(context, settings),
        requestId: context.get('requestId'),
        errorDocuments,
        logger: context.get('log'),
      }),
    );
  }

  app.post(reportsPath, (context) => reports(context.req.raw, context.get('log')));

  // Like the page's route, it ignores case and a trailing slash.
  const isAt = ({ pattern }: { readonly pattern: string }, { req }: Context) =>
    matchPattern(pattern, req.path) !== null;
  const onPost = (
    page: { readonly pattern: string },
    answer: (context: Context) => Response | Promise<Response>,
  ) => app.post('*', (context, next) => (isAt(page, context) ? answer(context) : next()));

  app.on(['GET', 'POST'], '*', async (context, next) => {
    if (!isAt(paths.ociLogin, context)) return next();
    const answer = await answerPunchOutRequest(context.req.raw, {
      settings,
      client: clientOf(context, settings),
      ...fetchOf(options),
      logger: context.get('log'),
    });
    return answer ?? next();
  });

  // The search form without scripts, or before they are loaded.
  app.get(paths.searchForm.pattern, (context) => {
    const term = (context.req.query('zoek') ?? '').trim();
    return context.redirect(term === '' ? paths.home.href() : searchHref(term.slice(0, 2000)));
  });

  // A form submitted without scripts: its body is ignored, so that no password gets into an address.
  for (const page of [paths.resetPassword, paths.changePassword]) {
    onPost(page, ({ req, redirect }) => redirect(req.path + new URL(req.url).search, 303));
  }

  const formOptions = (context: Context) => ({
    settings,
    client: clientOf(context, settings),
    ...fetchOf(options),
    logger: context.get('log'),
  });
  const showAgain =
    ({ req: { raw } }: Context): ShowForm =>
    async (posted, status, headers = {}) => {
      const { pathname, search } = new URL(raw.url);
      const answer = await documents.answerForm(pathname, search, { posted, status, headers });
      return 'redirect' in answer
        ? new Response(null, { status: 303, headers: { ...secure, location: answer.redirect } })
        : answerCompressed(raw, answer);
    };
  onPost(paths.login, (context) =>
    answerLogin(context.req.raw, { ...formOptions(context), show: showAgain(context) }),
  );
  onPost(paths.register, (context) =>
    answerRegistration(context.req.raw, { ...formOptions(context), show: showAgain(context) }),
  );
  onPost(paths.forgotPassword, (context) => answerPasswordRequest(context.req.raw, formOptions(context)));

  app.on(['GET', 'HEAD'], '*', async (context) => {
    const { raw } = context.req;
    const forCrawlers = await answerForCrawlers(raw, {
      origin: publicUrl,
      sitemap,
      logger: context.get('log'),
    });
    if (forCrawlers) return forCrawlers;
    // The undecoded address: the route matcher decodes it.
    const { pathname: path, search } = new URL(raw.url);
    const file = files.get(path) ?? (ofOtherBuilds ? await ofOtherBuilds.find(path) : null);
    if (file) return answerCompressed(raw, { ...file, status: 200 });
    if (path.startsWith('/assets/')) return context.text('Not found', 404, { 'cache-control': 'no-store' });

    const answer = await documents.answer(path, search, () =>
      readCustomer(raw, {
        settings,
        client: clientOf(context, settings),
        ...fetchOf(options),
        capabilities: shared.capabilities,
        now: Date.now(),
      }),
    );
    if ('redirect' in answer) {
      return new Response(null, {
        status: 302,
        headers: { ...secure, location: answer.redirect, 'cache-control': 'no-cache', ...answer.headers },
      });
    }
    return answerCompressed(raw, answer);
  });

  app.notFound((context) => context.text('Not found', 404));
  app.onError((error, context) => {
    const requestId = context.get('requestId');
    const headers = {
      ...securityHeaders(settings, [], { 'style-src': errorDocuments.styleSource }),
      'cache-control': 'no-store',
    };
    if (error instanceof TooBusy)
      return context.html(errorDocuments.busy(requestId), 503, { ...headers, 'retry-after': '2' });
    context.get('log').error({ event: 'shop-error', path: context.req.path, message: String(error) });
    return context.html(errorDocuments.failure(requestId), 500, headers);
  });
  return app;
}

async function loadRenderer(clientDirectory: string): Promise<ShopRenderer> {
  const file = join(clientDirectory, '..', 'server', 'entry-server.js');
  return await import(pathToFileURL(file).href);
}

/** Fetch for the server's own calls, with id and trace of the request that they belong to. */
const fetchOf = ({ fetch: send = fetch }: ShopServerOptions): { readonly fetch: typeof fetch } => ({
  fetch: (input, init) => {
    const headers = new Headers(init?.headers);
    passTraceOn(headers);
    const requestId = currentRequestId();
    if (requestId !== undefined) headers.set('x-request-id', requestId);
    return send(input, { ...init, headers });
  },
});

/** Reads Node's request from Hono's; tests have none. */
const clientOf = (context: Context, { trustedProxies }: ShopSettings): string =>
  clientAddress(
    trustedProxies,
    context.env?.incoming?.socket?.remoteAddress,
    context.req.header('x-forwarded-for'),
  );
