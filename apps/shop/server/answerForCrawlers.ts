import { answerCompressed } from './answerCompressed.ts';
import type { createSitemap } from './createSitemap.ts';
import { robotsTxt } from './robotsTxt.ts';

interface CrawlerParts {
  readonly origin: string;
  readonly sitemap: ReturnType<typeof createSitemap>;
}

/**
 * Answers what only crawlers ask for: robots.txt and the sitemap's files; null for anything else. While the back end
 * does not answer they are told to come back, rather than that there are no pages.
 */
export async function answerForCrawlers(request: Request, parts: CrawlerParts): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  if (pathname === '/robots.txt') {
    return new Response(robotsTxt(parts.origin), {
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    });
  }
  if (!/^\/sitemap(?:-[1-9]\d*)?\.xml$/.test(pathname)) return null;
  try {
    const file = await parts.sitemap.answer(pathname);
    if (file === null) return new Response('Not found', { status: 404 });
    return answerCompressed(request, {
      ...file,
      status: 200,
      headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    });
  } catch (error) {
    console.error(JSON.stringify({ event: 'sitemap-failed', message: String(error) }));
    return new Response('The catalogue gives no answer.', {
      status: 503,
      headers: { 'retry-after': '300', 'cache-control': 'no-store' },
    });
  }
}
