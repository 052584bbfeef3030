// Over 300 lines: every page of the shop in one list.

import type { Permission } from '@magazijn/domain/people';
import type { ComponentType } from 'react';
import {
  data,
  type LoaderFunction,
  type LoaderFunctionArgs,
  type RouteObject,
  redirect,
  replace,
} from 'react-router-dom';
import {
  categoryProductsQuery,
  categoryQuery,
  offeredProductsQuery,
  offersQuery,
  productQuery,
  searchProductsQuery,
} from '../features/catalogue/catalogueQueries.ts';
import { listedProduct } from '../features/catalogue/listedProduct.ts';
import { lastPageHref, listQuery } from '../features/catalogue/productListUrl.ts';
import { cmsPageQuery } from '../features/content/cmsPageQuery.ts';
import { type Queries, queriesContext } from '../shared/data/queries.ts';
import type { HeadExport } from '../shared/head/PageHead.ts';
import { listId, loginHref, orderId, paths, readAnswerDate, safeReturnUrl } from '../shared/links/paths.ts';
import type { PageLocation } from '../shared/links/usePageLocation.ts';
import { isBrowserBuild } from '../shared/page/isBrowserBuild.ts';
import { afterLogin } from '../shared/session/afterLogin.ts';
import { may, type Viewer } from '../shared/stores/SessionStore.ts';
import { storesContext } from '../shared/stores/ShopStores.ts';
import { ErrorPage } from './ErrorPage.tsx';
import type { PageHandle } from './layout/PageHandle.ts';
import { ShopLayout } from './layout/ShopLayout.tsx';

/** Loads a page's data; returns a redirect or a status instead of showing the page with 200. */
type Load = (queries: Queries, location: PageLocation) => Promise<Response | ReturnType<typeof data> | null>;

/** Loads data that decides neither redirect nor status. */
const all = (...needed: readonly Promise<unknown>[]): Promise<null> => Promise.all(needed).then(() => null);

function locationOf({ request, params }: LoaderFunctionArgs): PageLocation {
  const { pathname, search } = new URL(request.url);
  return { params, pathname, search };
}

/** Back ends refuse a zero byte, and a path that cannot be decoded names nothing. */
function isWellFormed(url: string): boolean {
  try {
    return !decodeURIComponent(new URL(url).pathname).includes('\0');
  } catch {
    return false;
  }
}

/** Fills the queries and returns only a redirect or a status to the router: pages read the queries. */
const forEveryone =
  (load: Load): LoaderFunction =>
  async (args) => {
    if (!isWellFormed(args.request.url)) return redirect(paths.home.href());
    return load(args.context.get(queriesContext), locationOf(args));
  };

/** Whether the role allows a page. People who only request orders reach its pages where the back end has approvals. */
async function isAllowed(viewer: Viewer, permission: Permission, queries: Queries): Promise<boolean> {
  if (!may(viewer, permission)) return false;
  if (permission !== 'request' || may(viewer, 'order')) return true;
  return (await queries.ensure('capabilities')).includes('approvals');
}

/**
 * Redirects visitors to the login, and people to a page that their role allows; null allows every role. Without a
 * session cookie the server renders the layout, and the browser runs the loader again.
 */
const forCustomers =
  (load: Load, permission: Permission | null): LoaderFunction =>
  async (args) => {
    const stores = args.context.get(storesContext);
    if (!stores) return null;
    const location = locationOf(args);
    const { viewer } = stores.session.getState();
    if (viewer.kind === 'anonymous') return replace(loginHref(location.pathname + location.search));
    const queries = args.context.get(queriesContext);
    if (permission !== null && !(await isAllowed(viewer, permission, queries))) {
      return replace((may(viewer, 'shop') ? paths.cart : paths.invoices).href());
    }
    const [result] = await Promise.all([
      load(queries, location),
      // When this chunk fails to load, the error page shows with a button to try again.
      stores.customer.load(),
    ]);
    return result;
  };

/** Redirects customers to `returnUrl` or home. The server renders it without a session. */
const forVisitors: LoaderFunction = ({ context, request }) => {
  const viewer = context.get(storesContext)?.session.getState().viewer;
  return viewer?.kind === 'customer'
    ? replace(afterLogin(viewer, new URL(request.url).searchParams.get('returnUrl')))
    : null;
};

const nothing: Load = () => Promise.resolve(null);

/** A page of a capability: without it, or when the back end answers 404 to the call itself, it leads home. */
const withCapability =
  (name: string, load: Load = nothing): Load =>
  async (queries, location) => {
    const isMissing = async () => !(await queries.ensure('capabilities')).includes(name);
    if (await isMissing()) return redirect(paths.home.href());
    const result = await load(queries, location);
    // Loading takes the capability away when the call is missing.
    return (await isMissing()) ? redirect(paths.home.href()) : result;
  };

const companies = (queries: Queries) => queries.ensureIfPossible('switchableCompanies');

function toLastPage({ pathname, search }: PageLocation, list: { readonly total: number }): Response | null {
  const last = lastPageHref(pathname, search, list.total);
  return last === null ? null : replace(last);
}

/** The outcome of a form that was submitted without scripts, in the query string. */
function outcomeQuery(search: string, known: readonly string[]): string {
  if (isBrowserBuild) return '';
  const outcome = new URLSearchParams(search).get('uitkomst');
  return outcome !== null && known.includes(outcome) ? `?uitkomst=${outcome}` : '';
}

/** The login page shows why the visitor was redirected to it, not where they go afterwards. */
function loginQuery(search: string): string {
  if (isBrowserBuild) return '';
  const given = new URLSearchParams(search);
  const error = given.get('error');
  const payment = paths.payment.href();
  const parameters = new URLSearchParams({
    ...(safeReturnUrl(given.get('returnUrl')).startsWith(payment) ? { returnUrl: payment } : {}),
    ...(error === null ? {} : { error: error === 'disabled' ? error : '' }),
    ...(given.has('passwordReset') ? { passwordReset: '' } : {}),
  });
  const outcome = outcomeQuery(search, ['ingelogd']);
  if (parameters.size === 0) return outcome;
  return `?${parameters}${outcome.replace('?', '&')}`;
}

/** A page exports its component under the name of its file, and `head` if it is indexed. */
type PageModule = Readonly<Record<string, unknown>> & { readonly head?: HeadExport };

const modules = import.meta.glob<PageModule>('../features/**/*Page.tsx');

interface PageOptions extends Partial<Omit<PageHandle, 'module' | 'head'>> {
  /** Runs beside the download of the page's chunk, so it is not part of the page's module. @default loads nothing */
  readonly load?: Load;
  /** What a customer's role has to allow. @default 'shop' */
  readonly permission?: Permission | null;
}

/** The route of a page, by its file in `features`. React Router empties each route's `lazy` after loading. */
function page(
  { pattern }: { readonly pattern: string },
  file: string,
  options: PageOptions = {},
): RouteObject {
  const { audience = 'everyone', load = nothing, permission = 'shop', ...handle } = options;
  const module = modules[`../features/${file}.tsx`];
  if (!module) throw new Error(`There is no page features/${file}.tsx`);
  const name = file.slice(file.lastIndexOf('/') + 1);
  // Every page has a loader: the layout takes a page without a loader's result for failed.
  const loader = {
    everyone: forEveryone(load),
    visitors: forVisitors,
    customers: forCustomers(load, permission),
  }[audience];
  return {
    path: pattern,
    loader,
    lazy: { Component: async () => (await module())[name] as ComponentType },
    handle: {
      ...handle,
      audience,
      module: `src/features/${file}.tsx`,
      head: async () => (await module()).head,
    } satisfies PageHandle,
  };
}

const category: PageOptions = {
  query: listQuery,
  load: async (queries, location) => {
    const [found, products] = await Promise.all([
      queries.ensure(...categoryQuery(location)),
      queries.ensure(...categoryProductsQuery(location)),
    ]);
    if (found === null || products === null) return redirect(paths.home.href());
    return toLastPage(location, products);
  },
};

const product: PageOptions = {
  load: async (queries, location) => {
    const query = productQuery(location);
    // The page shows the listed product while the details are loading. After a failure it runs this loader again.
    if (listedProduct(queries, location) && !queries.hasFailed(...query)) {
      void queries.ensureIfPossible(...query);
      return null;
    }
    return (await queries.ensure(...query)) === null ? redirect(paths.home.href()) : null;
  },
};

const list = withCapability('lists', async (queries, { params }) => {
  const id = listId(params.list);
  // The page shows that a list does not exist, unless no list does.
  if (id !== null && (await queries.ensure('list', id)) === null) await queries.ensure('lists');
  return null;
});

const costCentres: Load = async (queries) => {
  const capabilities = await queries.ensure('capabilities');
  if (capabilities.includes('cost-centres')) await queries.ensureIfPossible('costCentres');
  return null;
};

const approval: PageOptions = {
  audience: 'customers',
  permission: 'request',
  load: withCapability('approvals'),
};

export const pages: RouteObject[] = [
  page(paths.home, 'catalogue/HomePage', {
    load: async (queries) => {
      // The sections are independent: the page fails only when all of them fail.
      const popular = queries.ensure('popularProducts');
      const parts = [popular, queries.ensure(...offersQuery), queries.ensure('categories')];
      await Promise.allSettled([...parts, queries.ensureIfPossible('favouriteProducts')]);
      await Promise.any(parts).catch(() => popular);
      return null;
    },
  }),
  page(paths.category, 'catalogue/CategoryPage', category),
  page(paths.subCategory, 'catalogue/CategoryPage', category),
  page(paths.product, 'catalogue/ProductPage', product),
  page(paths.productInSub, 'catalogue/ProductPage', product),
  page(paths.search, 'catalogue/SearchPage', {
    query: listQuery,
    rank: 'searches',
    load: async (queries, location) => {
      const list = await queries.ensure(...searchProductsQuery(location));
      const { toProductOfNumber } = await import('../features/catalogue/SearchPage.tsx');
      return toProductOfNumber(location, list) ?? toLastPage(location, list);
    },
  }),
  page(paths.offers, 'catalogue/OffersPage', {
    audience: 'customers',
    query: listQuery,
    load: (queries, location) =>
      all(
        queries.ensure(...offeredProductsQuery(location)),
        // The campaigns show above the unfiltered first page only.
        ...(location.search === '' ? [queries.ensureIfPossible(...offersQuery)] : []),
      ),
  }),
  page(paths.page, 'content/CmsPage', {
    load: async (queries, location) =>
      // The page shows that there is no such page, with status 404.
      (await queries.ensure(...cmsPageQuery(location))) === null ? data(null, { status: 404 }) : null,
  }),
  page(paths.login, 'account/LoginPage', { audience: 'visitors', query: loginQuery, rank: 'customers' }),
  page(paths.register, 'account/registration/RegistrationPage', { rank: 'customers' }),
  page(paths.registered, 'account/registration/RegisteredPage', {
    query: (search) => {
      const answerDate = readAnswerDate(search);
      return answerDate === null ? '' : `?antwoord=${answerDate}`;
    },
  }),
  page(paths.forgotPassword, 'account/ForgotPasswordPage', {
    query: (search) => outcomeQuery(search, ['verstuurd', 'leeg', 'onbekend', 'mislukt']),
    rank: 'customers',
  }),
  page(paths.resetPassword, 'account/ResetPasswordPage', { policy: 'mailed-link', rank: 'customers' }),
  page(paths.quickOrder, 'quick-order/QuickOrderPage', {
    audience: 'customers',
    load: withCapability('quick-order'),
  }),
  page(paths.purchases, 'purchases/PurchasesPage', {
    audience: 'customers',
    load: async (queries, location) =>
      (await import('../features/purchases/PurchasesPage.tsx')).loadPurchases(queries, location),
  }),
  page(paths.lists, 'lists/ListsPage', {
    audience: 'customers',
    load: withCapability('lists', (queries) => all(queries.ensure('lists'))),
  }),
  page(paths.list, 'lists/ListPage', { audience: 'customers', load: list }),
  page(paths.listRound, 'lists/RoundPage', { audience: 'customers', load: list }),
  page(paths.standingOrders, 'standing-orders/StandingOrdersPage', {
    audience: 'customers',
    permission: 'order',
    load: withCapability('standing-orders', (queries) =>
      all(queries.ensure('standingOrders'), queries.ensureIfPossible('lists')),
    ),
  }),
  page(paths.linkedRun, 'standing-orders/LinkedRunPage', {
    policy: 'mailed-link',
    rank: 'customers',
    load: withCapability('standing-orders'),
  }),
  page(paths.standingOrder, 'standing-orders/StandingOrderPage', {
    audience: 'customers',
    permission: 'order',
    load: withCapability('standing-orders', async (queries, { params }) => {
      const id = listId(params.standingOrder);
      // The page shows that a standing order does not exist.
      if (id !== null) await queries.ensure('standingOrder', id);
      return null;
    }),
  }),
  page(paths.deliveryPlanner, 'delivery-planner/DeliveryPlannerPage', {
    audience: 'customers',
    permission: 'orders',
    load: withCapability('order-changes', (queries) => all(queries.ensure('deliveryPlan'))),
  }),
  page(paths.cart, 'cart/CartPage', {
    audience: 'customers',
    isOrderStep: true,
    // In the browser the page shows at once, without the cost centres.
    load: isBrowserBuild ? nothing : costCentres,
  }),
  { path: paths.cartAlias.pattern, loader: () => redirect(paths.cart.href()) },
  page(paths.payment, 'checkout/PaymentPage', {
    audience: 'customers',
    permission: 'request',
    isOrderStep: true,
  }),
  // Its query string holds the payment session: the page reads it once and removes it from the address.
  page(paths.paymentMethod, 'checkout/PaymentMethodPage', {
    audience: 'customers',
    permission: 'order',
    isOrderStep: true,
    policy: 'payment',
  }),
  page(paths.paymentSucceeded, 'checkout/SucceededPage', {
    audience: 'customers',
    permission: 'orders',
    load: (queries) => all(queries.ensureIfPossible('groceryPartnerEnabled')),
  }),
  page(paths.paymentFailed, 'checkout/FailedPage', {
    audience: 'customers',
    permission: 'orders',
    isOrderStep: true,
  }),
  page(paths.order, 'orders/OrderPage', {
    audience: 'customers',
    permission: 'orders',
    load: async (queries, { params }) => {
      const id = orderId(params.order);
      // The page shows that an order does not exist.
      if (id !== null) await queries.ensure('order', id);
      return null;
    },
  }),
  page(paths.profileOverview, 'account/OverviewPage', {
    audience: 'customers',
    permission: null,
    load: (queries) => all(queries.ensure('profile'), companies(queries)),
  }),
  page(paths.orderHistory, 'orders/HistoryPage', {
    audience: 'customers',
    permission: 'orders',
    load: async (queries, { search }) => {
      const { loadHistory } = await import('../features/orders/HistoryPage.tsx');
      return all(loadHistory(queries, new URLSearchParams(search)), companies(queries));
    },
  }),
  page(paths.changePassword, 'account/ChangePasswordPage', {
    audience: 'customers',
    permission: null,
    load: (queries) => all(queries.ensureIfPossible('listSessions'), companies(queries)),
  }),
  page(paths.favourites, 'catalogue/FavouritesPage', {
    audience: 'customers',
    load: (queries) => all(queries.ensure('favourites'), companies(queries)),
  }),
  page(paths.spending, 'spending/SpendingPage', {
    audience: 'customers',
    permission: 'invoices',
    load: withCapability('spending', async (queries, { search }) => {
      const { readSpendingAddress } = await import('../features/spending/SpendingPage.tsx');
      const asked = readSpendingAddress(new URLSearchParams(search));
      return all(queries.ensureIfPossible('spending', ...asked), companies(queries));
    }),
  }),
  page(paths.locations, 'locations/LocationsPage', {
    audience: 'customers',
    load: withCapability('locations', (queries) => all(queries.ensure('locations'), companies(queries))),
  }),
  page(paths.locationsOrder, 'locations/LocationsOrderPage', {
    audience: 'customers',
    load: withCapability('locations', (queries) =>
      all(queries.ensure('locations'), queries.ensureIfPossible('lists'), companies(queries)),
    ),
  }),
  page(paths.invoices, 'invoices/InvoicesPage', {
    audience: 'customers',
    permission: 'invoices',
    load: withCapability('invoice-list', async (queries, { search }) => {
      const { invoicesQuery } = await import('../features/invoices/InvoicesPage.tsx');
      const asked = invoicesQuery(new URLSearchParams(search));
      return all(queries.ensureIfPossible(...asked), companies(queries));
    }),
  }),
  page(paths.invoicePayment, 'checkout/InvoicePaymentPage', {
    audience: 'customers',
    permission: 'invoices',
    policy: 'payment',
    load: withCapability('invoice-list'),
  }),
  page(paths.people, 'account/people/PeoplePage', {
    audience: 'customers',
    permission: 'people',
    load: withCapability('people', (queries) => all(queries.ensure('people'), companies(queries))),
  }),
  page(paths.costCentres, 'account/cost-centres/CostCentresPage', {
    audience: 'customers',
    permission: 'people',
    load: withCapability('cost-centres', (queries) => all(queries.ensure('costCentres'), companies(queries))),
  }),
  page(paths.approvals, 'approvals/ApprovalsPage', approval),
  page(paths.approvalRules, 'approvals/ApprovalRulesPage', { ...approval, permission: 'people' }),
  page(paths.approval, 'approvals/ApprovalPage', {
    ...approval,
    load: withCapability('approvals', async (queries, { params }) => {
      const id = listId(params.approval);
      // The page shows that a request does not exist.
      if (id !== null) await queries.ensure('approvalRequest', id);
      return null;
    }),
  }),
  page(paths.invitation, 'account/InvitationPage', {
    policy: 'mailed-link',
    rank: 'customers',
    load: withCapability('people'),
  }),
  page(paths.deliveryAddresses, 'account/DeliveryAddressesPage', {
    audience: 'customers',
    permission: 'order',
    load: withCapability('order-changes', (queries) => all(queries.ensure('deliveryAddresses'))),
  }),
  page(paths.parentOrganisation, 'account/ParentOrganisationPage', {
    audience: 'customers',
    permission: null,
    load: (queries) => all(queries.ensure('switchableCompanies')),
  }),
  // The profile without a child, or with an unknown one, is the overview.
  { path: paths.profile.pattern, loader: () => redirect(paths.profileOverview.href()) },
  { path: paths.profileChild.pattern, loader: () => redirect(paths.profileOverview.href()) },
  page(paths.switchAccount, 'account/SwitchPage', { audience: 'customers', permission: null }),
  // Its query string holds a password: it is never part of a cached or logged address.
  page(paths.ociLogin, 'punch-out/OciLoginPage', { policy: 'punch-out', rank: 'customers' }),
];

export const routes: RouteObject[] = [
  {
    element: <ShopLayout />,
    errorElement: <ErrorPage />,
    // All optional: a page shows without them.
    loader: forEveryone((queries) =>
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
          // Unknown addresses redirect to the home page.
          { path: '*', loader: () => redirect(paths.home.href()) },
        ],
      },
    ],
  },
];
