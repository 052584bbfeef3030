import { matchPattern } from './matchPattern.ts';
import { paths } from './paths.ts';

const own = 'https://shop.invalid';

/** Where one may not be sent after a login: they act, end the session, or ask to log in again. */
const refused = [paths.login, paths.logout, paths.switchAccount, paths.ociLogin];

/**
 * A place of this shop, or `/` (decision "returnUrl").
 * Refuses other hosts in every spelling (`//host`, `/\host`, control characters), unknown routes, and routes that act.
 */
export function safeReturnUrl(given: string | null | undefined): string {
  if (!given || given.length > 2000 || !/^\/(?![/\\])/.test(given) || /[\p{Cc}\\]/u.test(given)) {
    return paths.home.href();
  }
  let url: URL;
  try {
    url = new URL(given, own);
    decodeURI(url.pathname);
  } catch {
    return paths.home.href();
  }
  const matches = (place: { readonly pattern: string }) => matchPattern(place.pattern, url.pathname) !== null;
  if (url.origin !== own || refused.some(matches) || !Object.values(paths).some(matches))
    return paths.home.href();
  return url.pathname + url.search + url.hash;
}
