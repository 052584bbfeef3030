import { paths } from '../src/paths/paths.ts';

/**
 * What crawlers should leave alone: calls, and what acts when it is opened. Searches and pages behind a login stay open
 * to them, or nobody could read there that they are not to be found.
 */
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
