import type { Logger } from '@magazijn/server';
import { paths } from '../../src/shared/links/paths.ts';
import { answerCompressed } from '../http/compressed.ts';
import type { createSitemap } from './createSitemap.ts';

/** Disallows calls and addresses that act. Other pages are allowed, so that crawlers read their `noindex`. */
export const robotsTxt = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    ...[paths.ociLogin, paths.switchAccount, paths.logout].map(
      ({ pattern }) => `Disallow: ${pattern.replace(/:.*$/, '')}`,
    ),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

interface CrawlerOptions {
  readonly logger: Logger;
  readonly origin: string;
  readonly sitemap: ReturnType<typeof createSitemap>;
}

/** robots.txt and the sitemap; null for other requests. 503 without the back end, so that pages are kept. */
export async function answerForCrawlers(request: Request, options: CrawlerOptions): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  if (pathname === '/robots.txt') {
    return new Response(robotsTxt(options.origin), {
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    });
  }
  if (!/^\/sitemap(?:-[1-9]\d*)?\.xml$/.test(pathname)) return null;
  try {
    const file = await options.sitemap.answer(pathname);
    if (file === null) return new Response('Not found', { status: 404 });
    return answerCompressed(request, {
      ...file,
      status: 200,
      headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    });
  } catch (error) {
    options.logger.error({ event: 'sitemap-failed', message: String(error) });
    return new Response('The catalogue gives no answer.', {
      status: 503,
      headers: { 'retry-after': '300', 'cache-control': 'no-store' },
    });
  }
}
