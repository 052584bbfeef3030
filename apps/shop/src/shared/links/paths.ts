/** The names of a pattern's parameters: `'/a/:b/:c'` gives `'b' | 'c'`. */
type ParameterName<Pattern extends string> = Pattern extends `${infer Head}/${infer Rest}`
  ? ParameterName<Head> | ParameterName<Rest>
  : Pattern extends `:${infer Name}`
    ? Name
    : never;

/** The decoded parameters of a pattern: `'/a/:b'` gives `{ b: string }`. */
type Parameters<Pattern extends string> = { readonly [Name in ParameterName<Pattern>]: string };

/** A route: its pattern, and the builder of its addresses. */
interface Path<Pattern extends string> {
  readonly pattern: Pattern;
  readonly href: (...given: ParameterName<Pattern> extends never ? [] : [Parameters<Pattern>]) => string;
}

/** Makes a route. Parameters are encoded, a `/` included; half a surrogate pair becomes U+FFFD. */
function path<const Pattern extends string>(pattern: Pattern): Path<Pattern> {
  return {
    pattern,
    href: (...[given]) => {
      const values: Readonly<Record<string, string>> = given ?? {};
      return pattern.replaceAll(/:(\w+)/g, (_, name: string) =>
        encodeURIComponent((values[name] ?? '').toWellFormed()),
      );
    },
  };
}

/** Every route of the shop (specification, section 2). No address is written anywhere else. */
export const paths = {
  home: path('/'),
  category: path('/categorie/:category'),
  subCategory: path('/categorie/:category/:subCategory'),
  product: path('/product/:category/:product'),
  productInSub: path('/product/:category/:subCategory/:product'),
  /** The action of the search form without scripts: the server redirects to `search`. */
  searchForm: path('/zoeken'),
  search: path('/zoeken/:search'),
  offers: path('/aanbiedingen'),
  page: path('/kruidvat/:page'),
  login: path('/login'),
  logout: path('/logout'),
  register: path('/registreren'),
  registered: path('/registreren-bedankt'),
  forgotPassword: path('/wachtwoord-vergeten'),
  resetPassword: path('/wachtwoord-vergeten/:token'),
  quickOrder: path('/snel-bestellen'),
  purchases: path('/eerder-gekocht'),
  lists: path('/lijsten'),
  list: path('/lijsten/:list'),
  listRound: path('/lijsten/:list/telling'),
  standingOrders: path('/herhaalorders'),
  /** The page of a mailed link, whose token is in the query. */
  linkedRun: path('/herhaalorders/antwoord'),
  standingOrder: path('/herhaalorders/:standingOrder'),
  deliveryPlanner: path('/bezorgplanner'),
  cart: path('/winkelwagen'),
  cartAlias: path('/winkelmand'),
  payment: path('/bestellen/betalen'),
  paymentMethod: path('/bestellen/betalen/betaalmethode'),
  paymentSucceeded: path('/bestellen/betalen/gelukt'),
  paymentFailed: path('/bestellen/betalen/mislukt'),
  order: path('/order/:order'),
  profile: path('/profiel'),
  profileOverview: path('/profiel/overzicht'),
  orderHistory: path('/profiel/bestelhistorie'),
  changePassword: path('/profiel/wachtwoord'),
  favourites: path('/profiel/favorieten'),
  invoices: path('/profiel/facturen'),
  /** The provider returns here: its query has the session. */
  invoicePayment: path('/profiel/facturen/betalen'),
  spending: path('/profiel/uitgaven'),
  locations: path('/profiel/locaties'),
  locationsOrder: path('/profiel/locaties/bestellen'),
  people: path('/profiel/mensen'),
  costCentres: path('/profiel/kostenplaatsen'),
  approvals: path('/profiel/goedkeuren'),
  approvalRules: path('/profiel/goedkeuren/regels'),
  approval: path('/profiel/goedkeuren/:approval'),
  /** The page of a mailed link, whose token is in the query. */
  invitation: path('/uitnodiging'),
  deliveryAddresses: path('/profiel/bezorgadressen'),
  parentOrganisation: path('/profiel/overkoepelende-organisatie'),
  profileChild: path('/profiel/:child'),
  switchAccount: path('/switch/:id'),
  ociLogin: path('/oci/login'),
} as const;

/**
 * The decoded parameters of an address that matches a pattern; null when it does not, is malformed, or has a
 * zero byte, which back ends refuse. Ignores trailing slashes and the case of fixed segments.
 */
export function matchPattern(pattern: string, pathname: string): Readonly<Record<string, string>> | null {
  const wanted = pattern.split('/');
  const given = pathname.replace(/\/+$/, '').split('/');
  // '/' and a trailing slash split into an extra empty segment.
  if (wanted.at(-1) === '') wanted.pop();
  if (wanted.length !== given.length) return null;
  const parameters: Record<string, string> = {};
  for (const [index, name] of wanted.entries()) {
    const segment = given[index] ?? '';
    if (!name.startsWith(':')) {
      if (name.toLowerCase() !== segment.toLowerCase()) return null;
      continue;
    }
    try {
      parameters[name.slice(1)] = decodeURIComponent(segment);
    } catch {
      return null;
    }
    if (/^$|%00/.test(segment)) return null;
  }
  return parameters;
}

/** The address of a category, or with `parent` of a sub category. Pages after the first have their number. */
export function categoryHref(url: string, parent?: string | null, page = 1): string {
  const href = parent
    ? paths.subCategory.href({ category: parent, subCategory: url })
    : paths.category.href({ category: url });
  return page > 1 ? `${href}?page=${page}` : href;
}

/** The address of a product from its path below /product: one, two or more segments, each encoded. */
export const productHref = (productPath: string): string =>
  `/product/${productPath.split('/').filter(Boolean).map(encodeURIComponent).join('/')}`;

/** The address of a search. `.` and `..` get a blank, since browsers resolve them even when encoded. */
export function searchHref(term: string, page = 1): string {
  const search = term.replaceAll('\0', ' ').replace(/^(\.{1,2})$/, '$1 ');
  const href = paths.search.href({ search });
  return page > 1 ? `${href}?page=${page}` : href;
}

/** The page of an approval request; it begins with where the request went when it was just sent. */
export const approvalHref = (id: number, isSent = false): string =>
  `${paths.approval.href({ approval: String(id) })}${isSent ? '?verstuurd' : ''}`;

/** The login page that leads back to `returnUrl` afterwards. */
export const loginHref = (returnUrl: string): string =>
  returnUrl === paths.home.pattern
    ? paths.login.href()
    : `${paths.login.href()}?returnUrl=${encodeURIComponent(returnUrl)}`;

/** The login page after a successful login without scripts (docs/adr/0042). */
export function loggedInHref(returnUrl: string): string {
  const href = loginHref(returnUrl);
  return `${href}${href.includes('?') ? '&' : '?'}uitkomst=ingelogd`;
}

/** The thank-you page of a registration, with the day of the reply if the back end gave one. */
export const registeredHref = (answerDate: string | null): string =>
  answerDate === null ? paths.registered.href() : `${paths.registered.href()}?antwoord=${answerDate}`;

/** The day in an address of {@link registeredHref}; null for anything but a date of this century. */
export function readAnswerDate(search: string): string | null {
  const given = new URLSearchParams(search).get('antwoord') ?? '';
  // 30 February parses as 2 March: only an existing date serialises to the same text.
  const exists = /^20\d\d-\d\d-\d\d$/.test(given) && new Date(given).toJSON()?.startsWith(given);
  return exists ? given : null;
}

/** The address of a picture at a size: 300 × 300 on cards, 95 × 95 in the cart, 60 × 60 as thumbnail. */
export const pictureHref = (name: string, width: number, height = width): string =>
  `/img/${encodeURIComponent(name)}/${width}/${height}`;

type Params = Readonly<Record<string, string | undefined>>;

const joined = (...segments: readonly (string | undefined)[]): string =>
  segments.filter((segment) => segment !== undefined).join('/');

/** The back end's path of an address's category: `category` or `category/sub`. */
export const categoryPath = ({ category, subCategory }: Params): string => joined(category, subCategory);

/** The back end's path of an address's product: `category/product` or `category/sub/product`. */
export const productPath = ({ category, subCategory, product }: Params): string =>
  joined(category, subCategory, product);

/** A path from the back end if it is in this shop, otherwise home. */
export const safePath = (given: string): string =>
  /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(given) ? given : paths.home.href();

const own = 'https://shop.invalid';

/** Not allowed after a login: they act, end the session, or request another login. */
const refused = [paths.login, paths.logout, paths.switchAccount, paths.ociLogin];

/** An address of this shop, else `/`: no other host in any spelling, no unknown route, none that acts. */
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

/** The endpoint of the shop's server for error reports of browsers. */
export const reportsPath = '/reports';

/** The id of the order in an address; null for anything but a whole number from 1, of at most 15 digits. */
export const orderId = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;

/** The id of a list or a standing order in an address; null for anything but a whole number from 1, of at most 9 digits. */
export const listId = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
