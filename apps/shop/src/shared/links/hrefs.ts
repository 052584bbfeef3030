import { matchPattern, paths } from './paths.ts';

/** The address of a category; with `parent` it is a sub category. From the second page on with its number. */
export function categoryHref(url: string, parent?: string | null, page = 1): string {
  const href = parent
    ? paths.subCategory.href({ category: parent, subCategory: url })
    : paths.category.href({ category: url });
  return page > 1 ? `${href}?page=${page}` : href;
}

/** The address of a product from its path below /product: one, two or more segments, each encoded. */
export const productHref = (productPath: string): string =>
  `/product/${productPath.split('/').filter(Boolean).map(encodeURIComponent).join('/')}`;

/**
 * The address of a search; from the second page on with its number. Two terms need a blank behind them, which reading takes
 * off again: browsers take `.` and `..` for steps in the address, however they are encoded. Zero bytes have no place in one.
 */
export function searchHref(term: string, page = 1): string {
  const search = term.replaceAll('\0', ' ').replace(/^(\.{1,2})$/, '$1 ');
  const href = paths.search.href({ search });
  return page > 1 ? `${href}?page=${page}` : href;
}

/** The login page that leads back to `returnUrl` afterwards. */
export const loginHref = (returnUrl: string): string =>
  returnUrl === paths.home.pattern
    ? paths.login.href()
    : `${paths.login.href()}?returnUrl=${encodeURIComponent(returnUrl)}`;

/** The address of a picture at a size: 300 × 300 on cards, 95 × 95 in the cart, 60 × 60 as thumbnail. */
export const pictureHref = (name: string, width: number, height = width): string =>
  `/img/${encodeURIComponent(name)}/${width}/${height}`;

type Params = Readonly<Record<string, string | undefined>>;

const joined = (...segments: readonly (string | undefined)[]): string =>
  segments.filter((segment) => segment !== undefined).join('/');

/** What the back end calls the category of an address: `category` or `category/sub`. */
export const categoryPath = ({ category, subCategory }: Params): string => joined(category, subCategory);

/** What the back end calls the product of an address: `category/product` or `category/sub/product`. */
export const productPath = ({ category, subCategory, product }: Params): string =>
  joined(category, subCategory, product);

/** A path of this shop that the back end gave; anything that could lead elsewhere leads home. */
export const safePath = (given: string): string =>
  /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(given) ? given : paths.home.href();

const own = 'https://shop.invalid';

/** Where one may not be sent after a login: they act, end the session, or ask to log in again. */
const refused = [paths.login, paths.logout, paths.switchAccount, paths.ociLogin];

/**
 * A place of this shop, or `/`.
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
