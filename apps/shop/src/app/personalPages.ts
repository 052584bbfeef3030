import { paths } from '../shared/links/paths.ts';

/**
 * The patterns of the pages that the server renders for a customer by the session cookie (docs/adr/0094). Not in the
 * list of routes, since only the server needs them. Pages of payment, punch-out and mailed links have secrets in their
 * addresses.
 */
export const personalPages: ReadonlySet<string> = new Set(
  [
    paths.home,
    paths.category,
    paths.subCategory,
    paths.product,
    paths.productInSub,
    paths.search,
    paths.offers,
    paths.cart,
    paths.purchases,
    paths.lists,
    paths.standingOrders,
    paths.order,
    paths.profileOverview,
    paths.orderHistory,
    paths.favourites,
    paths.spending,
    paths.invoices,
    paths.deliveryAddresses,
    paths.parentOrganisation,
  ].map(({ pattern }) => pattern),
);
