import { paths } from '../src/paths/paths.ts';

/**
 * What crawlers should leave alone: calls, what acts when it is opened, and the endless lists of searches. Pages behind
 * a login stay open to them, or nobody could read there that they are not to be found.
 */
export const robotsTxt = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    ...[paths.search, paths.ociLogin, paths.switchAccount, paths.logout].map(
      ({ pattern }) => `Disallow: ${pattern.replace(/:.*$/, '')}`,
    ),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
