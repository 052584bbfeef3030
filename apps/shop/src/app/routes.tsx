// Over 300 lines: every page of the shop in one list, each an entry to be read by itself.

import {
  data,
  type LoaderFunction,
  type LoaderFunctionArgs,
  type RouteObject,
  redirect,
  replace,
} from 'react-router-dom';
import {
  lastPageHref,
  listQuery,
  pageSize,
  readFilters,
  readSearchTerm,
} from '../features/catalogue/productListUrl.ts';
import { type Queries, queriesContext } from '../shared/data/queries.ts';
import type { PageLocation } from '../shared/head/PageHead.ts';
import {
  categoryPath,
  listId,
  loginHref,
  orderId,
  paths,
  productPath,
  readAnswerDate,
  safeReturnUrl,
} from '../shared/links/paths.ts';
import { readPage } from '../shared/links/readPage.ts';
import { storesContext } from '../shared/stores/ShopStores.ts';
import { ErrorPage } from './ErrorPage.tsx';
import type { PageHandle } from './layout/PageHandle.ts';
import { ShopLayout } from './layout/ShopLayout.tsx';

/** Brings what a page needs; gives a redirect or a status where the page is not to show, or not as it is. */
type Load = (queries: Queries, location: PageLocation) => Promise<Response | ReturnType<typeof data> | null>;

/** Of several things that a page needs, none decides by itself. */
const all = (...needed: readonly Promise<unknown>[]): Promise<null> => Promise.all(needed).then(() => null);

const locationOf = ({ request, params }: LoaderFunctionArgs): PageLocation => ({
  params,
  url: new URL(request.url),
});

/** No name holds a zero byte, which every back end refuses, and what cannot be decoded names nothing. */
function isWellWritten(url: string): boolean {
  try {
    return !decodeURIComponent(new URL(url).pathname).includes('\0');
  } catch {
    return false;
  }
}

/** A loader that leaves what the page needs in the queries, and gives the router nothing but its result. */
const load =
  (needed: Load): LoaderFunction =>
  async (args) => {
    if (!isWellWritten(args.request.url)) return redirect(paths.home.href());
    return needed(args.context.get(queriesContext), locationOf(args));
  };

/**
 * For customers: visitors log in first. The server does not know the session: it sends the page without its data, and the
 * browser runs this once it has taken over.
 */
const customersOnly =
  (needed: Load): LoaderFunction =>
  async (args) => {
    const stores = args.context.get(storesContext);
    if (!stores) return null;
    const { viewer } = stores.session.getState();
    const { pathname, search } = new URL(args.request.url);
    if (viewer.kind === 'anonymous') return replace(loginHref(pathname + search));
    const [result] = await Promise.all([
      needed(args.context.get(queriesContext), locationOf(args)),
      // When this code does not come, the error page shows, with a button to try again.
      stores.customer.load(),
    ]);
    return result;
  };

/** For visitors: whoever is logged in is led on, to `returnUrl` or home. The server does not know the session. */
const visitorsOnly: LoaderFunction = ({ context, request }) => {
  const isCustomer = context.get(storesContext)?.session.getState().viewer.kind === 'customer';
  return isCustomer ? replace(safeReturnUrl(new URL(request.url).searchParams.get('returnUrl'))) : null;
};

const nothing: Load = () => Promise.resolve(null);
const companies = (queries: Queries) => queries.ensureIfPossible('switchableCompanies');

/** Pages beyond the last are one answer: the last. */
function toLastPage({ url }: PageLocation, list: { readonly total: number }): Response | null {
  const last = lastPageHref(url.pathname, url.search, list.total);
  return last === null ? null : replace(last);
}

/** The outcome of a form that was sent without scripts, as an address names it. */
function outcomeQuery(search: string, known: readonly string[]): string {
  const outcome = new URLSearchParams(search).get('uitkomst');
  return outcome !== null && known.includes(outcome) ? `?uitkomst=${outcome}` : '';
}

/** What the login page tells visitors of its address: why they were sent here, not where they go afterwards. */
function loginQuery(search: string): string {
  const given = new URLSearchParams(search);
  const error = given.get('error');
  const payment = paths.payment.href();
  const told = new URLSearchParams({
    ...(safeReturnUrl(given.get('returnUrl')).startsWith(payment) ? { returnUrl: payment } : {}),
    ...(error === null ? {} : { error: error === 'disabled' ? error : '' }),
    ...(given.has('passwordReset') ? { passwordReset: '' } : {}),
  });
  const outcome = outcomeQuery(search, ['ingelogd']);
  if (told.size === 0) return outcome;
  return `?${told}${outcome.replace('?', '&')}`;
}

/** React Router takes what it has loaded out of `lazy`: each route has one of its own. */
const category = (path: string): RouteObject => ({
  path,
  loader: load(async (queries, location) => {
    const path = categoryPath(location.params);
    const page = readPage(location.url.searchParams.get('page'));
    const [found, products] = await Promise.all([
      queries.ensure('category', path),
      queries.ensure('categoryProducts', path, page, readFilters(location.url.search), pageSize),
    ]);
    if (found === null || products === null) return redirect(paths.home.href());
    return toLastPage(location, products);
  }),
  lazy: {
    Component: async () => (await import('../features/catalogue/CategoryPage.tsx')).CategoryPage,
  },
  handle: {
    module: 'src/features/catalogue/CategoryPage.tsx',
    query: listQuery,
    head: async () => (await import('../features/catalogue/CategoryPage.tsx')).categoryHead,
  } satisfies PageHandle,
});

const product = (path: string): RouteObject => ({
  path,
  loader: load(async (queries, location) =>
    (await queries.ensure('product', productPath(location.params))) === null
      ? redirect(paths.home.href())
      : null,
  ),
  lazy: { Component: async () => (await import('../features/catalogue/ProductPage.tsx')).ProductPage },
  handle: {
    module: 'src/features/catalogue/ProductPage.tsx',
    head: async () => (await import('../features/catalogue/ProductPage.tsx')).productHead,
  } satisfies PageHandle,
});

/** Every page of the shop. */
export const pages: RouteObject[] = [
  {
    path: paths.home.pattern,
    loader: load(async (queries) => {
      // Each part stands by itself: the page fails only where none of them comes.
      const popular = queries.ensure('popularProducts');
      const parts = [popular, queries.ensure('offers', 12), queries.ensure('categories')];
      await Promise.allSettled([...parts, queries.ensureIfPossible('favouriteProducts')]);
      await Promise.any(parts).catch(() => popular);
      return null;
    }),
    lazy: { Component: async () => (await import('../features/catalogue/HomePage.tsx')).HomePage },
    handle: {
      module: 'src/features/catalogue/HomePage.tsx',
      head: async () => (await import('../features/catalogue/HomePage.tsx')).homeHead,
    } satisfies PageHandle,
  },
  category(paths.category.pattern),
  category(paths.subCategory.pattern),
  product(paths.product.pattern),
  product(paths.productInSub.pattern),
  {
    path: paths.search.pattern,
    loader: load(async (queries, location) => {
      const { params, url } = location;
      const found = await queries.ensure(
        'searchProducts',
        readSearchTerm(params.search ?? ''),
        readPage(url.searchParams.get('page')),
        readFilters(url.search),
      );
      return toLastPage(location, found);
    }),
    lazy: { Component: async () => (await import('../features/catalogue/SearchPage.tsx')).SearchPage },
    handle: {
      module: 'src/features/catalogue/SearchPage.tsx',
      query: listQuery,
      rank: 'searches',
    } satisfies PageHandle,
  },
  {
    path: paths.offers.pattern,
    loader: customersOnly((queries, { url }) =>
      all(
        queries.ensure(
          'offeredProducts',
          pageSize,
          readPage(url.searchParams.get('page')),
          readFilters(url.search),
        ),
        // They stand above the first page alone.
        ...(url.search === '' ? [queries.ensureIfPossible('offers', 12)] : []),
      ),
    ),
    lazy: { Component: async () => (await import('../features/catalogue/OffersPage.tsx')).OffersPage },
    handle: {
      audience: 'customers',
      module: 'src/features/catalogue/OffersPage.tsx',
      query: listQuery,
    } satisfies PageHandle,
  },
  {
    path: paths.page.pattern,
    loader: load(async (queries, { params }) =>
      // The page shows, and the server says that it is not there.
      (await queries.ensure('page', params.page ?? '')) === null ? data(null, { status: 404 }) : null,
    ),
    lazy: { Component: async () => (await import('../features/content/CmsPage.tsx')).CmsPage },
    handle: {
      module: 'src/features/content/CmsPage.tsx',
      head: async () => (await import('../features/content/CmsPage.tsx')).pageHead,
    } satisfies PageHandle,
  },
  {
    path: paths.login.pattern,
    loader: visitorsOnly,
    lazy: { Component: async () => (await import('../features/account/LoginPage.tsx')).LoginPage },
    handle: {
      module: 'src/features/account/LoginPage.tsx',
      query: loginQuery,
      rank: 'customers',
      head: async () => (await import('../features/account/LoginPage.tsx')).loginHead,
    } satisfies PageHandle,
  },
  {
    path: paths.register.pattern,
    lazy: {
      Component: async () =>
        (await import('../features/account/registration/RegistrationPage.tsx')).RegistrationPage,
    },
    handle: {
      module: 'src/features/account/registration/RegistrationPage.tsx',
      rank: 'customers',
      head: async () =>
        (await import('../features/account/registration/RegistrationPage.tsx')).registrationHead,
    } satisfies PageHandle,
  },
  {
    path: paths.registered.pattern,
    lazy: {
      Component: async () =>
        (await import('../features/account/registration/RegisteredPage.tsx')).RegisteredPage,
    },
    handle: {
      module: 'src/features/account/registration/RegisteredPage.tsx',
      query: (search) => {
        const answerDate = readAnswerDate(search);
        return answerDate === null ? '' : `?antwoord=${answerDate}`;
      },
    } satisfies PageHandle,
  },
  {
    path: paths.forgotPassword.pattern,
    lazy: {
      Component: async () => (await import('../features/account/ForgotPasswordPage.tsx')).ForgotPasswordPage,
    },
    handle: {
      module: 'src/features/account/ForgotPasswordPage.tsx',
      query: (search) => outcomeQuery(search, ['verstuurd', 'leeg', 'onbekend', 'mislukt']),
      rank: 'customers',
    } satisfies PageHandle,
  },
  {
    path: paths.resetPassword.pattern,
    lazy: {
      Component: async () => (await import('../features/account/ResetPasswordPage.tsx')).ResetPasswordPage,
    },
    handle: {
      module: 'src/features/account/ResetPasswordPage.tsx',
      policy: 'mailed-link',
      rank: 'customers',
    } satisfies PageHandle,
  },
  {
    path: paths.quickOrder.pattern,
    loader: customersOnly(async (queries) =>
      (await queries.ensure('capabilities')).includes('quick-order') ? null : redirect(paths.home.href()),
    ),
    lazy: {
      Component: async () => (await import('../features/quick-order/QuickOrderPage.tsx')).QuickOrderPage,
    },
    handle: {
      audience: 'customers',
      module: 'src/features/quick-order/QuickOrderPage.tsx',
    } satisfies PageHandle,
  },
  {
    path: paths.lists.pattern,
    loader: customersOnly(async (queries) =>
      (await queries.ensure('capabilities')).includes('lists') && (await queries.ensure('lists')) !== null
        ? null
        : redirect(paths.home.href()),
    ),
    lazy: { Component: async () => (await import('../features/lists/ListsPage.tsx')).ListsPage },
    handle: { audience: 'customers', module: 'src/features/lists/ListsPage.tsx' } satisfies PageHandle,
  },
  {
    path: paths.list.pattern,
    loader: customersOnly(async (queries, { params }) => {
      if (!(await queries.ensure('capabilities')).includes('lists')) return redirect(paths.home.href());
      const id = listId(params.list);
      // The page says so of a list that is not there.
      if (id !== null) await queries.ensure('list', id);
      return null;
    }),
    lazy: { Component: async () => (await import('../features/lists/ListPage.tsx')).ListPage },
    handle: { audience: 'customers', module: 'src/features/lists/ListPage.tsx' } satisfies PageHandle,
  },
  {
    path: paths.cart.pattern,
    loader: customersOnly(nothing),
    lazy: { Component: async () => (await import('../features/cart/CartPage.tsx')).CartPage },
    handle: {
      audience: 'customers',
      module: 'src/features/cart/CartPage.tsx',
      isOrderStep: true,
    } satisfies PageHandle,
  },
  { path: paths.cartToo.pattern, loader: () => redirect(paths.cart.href()) },
  {
    path: paths.payment.pattern,
    loader: customersOnly(nothing),
    lazy: { Component: async () => (await import('../features/checkout/PaymentPage.tsx')).PaymentPage },
    handle: {
      audience: 'customers',
      module: 'src/features/checkout/PaymentPage.tsx',
      isOrderStep: true,
    } satisfies PageHandle,
  },
  {
    // Its query holds what a session was begun with: the page itself reads it once and strips it.
    path: paths.paymentMethod.pattern,
    loader: customersOnly(nothing),
    lazy: {
      Component: async () => (await import('../features/checkout/PaymentMethodPage.tsx')).PaymentMethodPage,
    },
    handle: {
      audience: 'customers',
      module: 'src/features/checkout/PaymentMethodPage.tsx',
      isOrderStep: true,
      policy: 'payment',
    } satisfies PageHandle,
  },
  {
    path: paths.paymentSucceeded.pattern,
    loader: customersOnly((queries) => all(queries.ensureIfPossible('groceryPartnerEnabled'))),
    lazy: { Component: async () => (await import('../features/checkout/SucceededPage.tsx')).SucceededPage },
    handle: { audience: 'customers', module: 'src/features/checkout/SucceededPage.tsx' } satisfies PageHandle,
  },
  {
    path: paths.paymentFailed.pattern,
    loader: customersOnly(nothing),
    lazy: { Component: async () => (await import('../features/checkout/FailedPage.tsx')).FailedPage },
    handle: {
      audience: 'customers',
      module: 'src/features/checkout/FailedPage.tsx',
      isOrderStep: true,
    } satisfies PageHandle,
  },
  {
    path: paths.order.pattern,
    loader: customersOnly(async (queries, { params }) => {
      const id = orderId(params.order);
      // The page says so of an order that is not there.
      if (id !== null) await queries.ensure('order', id);
      return null;
    }),
    lazy: { Component: async () => (await import('../features/orders/OrderPage.tsx')).OrderPage },
    handle: { audience: 'customers', module: 'src/features/orders/OrderPage.tsx' } satisfies PageHandle,
  },
  {
    path: paths.profileOverview.pattern,
    loader: customersOnly((queries) => all(queries.ensure('profile'), companies(queries))),
    lazy: { Component: async () => (await import('../features/account/OverviewPage.tsx')).OverviewPage },
    handle: { audience: 'customers', module: 'src/features/account/OverviewPage.tsx' } satisfies PageHandle,
  },
  {
    path: paths.orderHistory.pattern,
    loader: customersOnly(async (queries, { url }) => {
      const { loadHistory } = await import('../features/orders/loadHistory.ts');
      return all(loadHistory(queries, url.searchParams), companies(queries));
    }),
    lazy: { Component: async () => (await import('../features/orders/HistoryPage.tsx')).HistoryPage },
    handle: {
      audience: 'customers',
      module: 'src/features/orders/HistoryPage.tsx',
    } satisfies PageHandle,
  },
  {
    path: paths.changePassword.pattern,
    loader: customersOnly((queries) => all(queries.ensureIfPossible('listSessions'), companies(queries))),
    lazy: {
      Component: async () => (await import('../features/account/ChangePasswordPage.tsx')).ChangePasswordPage,
    },
    handle: {
      audience: 'customers',
      module: 'src/features/account/ChangePasswordPage.tsx',
    } satisfies PageHandle,
  },
  {
    path: paths.favourites.pattern,
    loader: customersOnly((queries) => all(queries.ensure('favourites'), companies(queries))),
    lazy: {
      Component: async () => (await import('../features/catalogue/FavouritesPage.tsx')).FavouritesPage,
    },
    handle: {
      audience: 'customers',
      module: 'src/features/catalogue/FavouritesPage.tsx',
    } satisfies PageHandle,
  },
  {
    path: paths.parentOrganisation.pattern,
    loader: customersOnly((queries) => all(queries.ensure('switchableCompanies'))),
    lazy: {
      Component: async () =>
        (await import('../features/account/ParentOrganisationPage.tsx')).ParentOrganisationPage,
    },
    handle: {
      audience: 'customers',
      module: 'src/features/account/ParentOrganisationPage.tsx',
    } satisfies PageHandle,
  },
  // The profile without a child, or with one that does not exist, is the overview.
  { path: paths.profile.pattern, loader: () => redirect(paths.profileOverview.href()) },
  { path: paths.profileChild.pattern, loader: () => redirect(paths.profileOverview.href()) },
  {
    path: paths.switchAccount.pattern,
    loader: customersOnly(nothing),
    lazy: { Component: async () => (await import('../features/account/SwitchPage.tsx')).SwitchPage },
    handle: { audience: 'customers', module: 'src/features/account/SwitchPage.tsx' } satisfies PageHandle,
  },
  {
    // Its query holds a password, so nothing that keeps addresses may know it.
    path: paths.ociLogin.pattern,
    lazy: { Component: async () => (await import('../features/punch-out/OciLoginPage.tsx')).OciLoginPage },
    handle: {
      module: 'src/features/punch-out/OciLoginPage.tsx',
      policy: 'punch-out',
      rank: 'customers',
    } satisfies PageHandle,
  },
];

export const routes: RouteObject[] = [
  {
    element: <ShopLayout />,
    errorElement: <ErrorPage />,
    // Each can be done without: a page stands even when what is around it is bare.
    loader: load((queries) =>
      all(
        queries.ensureIfPossible('capabilities'),
        queries.ensureIfPossible('categories'),
        queries.ensureIfPossible('footerPages'),
        queries.ensureIfPossible('shopSettings'),
        queries.ensureIfPossible('groceryPartnerEnabled'),
        companies(queries),
      ),
    ),
    children: [
      {
        errorElement: <ErrorPage />,
        children: [
          ...pages,
          // An unknown address leads home.
          { path: '*', loader: () => redirect(paths.home.href()) },
        ],
      },
    ],
  },
];
