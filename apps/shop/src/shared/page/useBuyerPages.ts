import { useCapabilities } from '../data/useHasCapability.ts';
import { paths } from '../links/paths.ts';

/** The pages of the tools for buyers, in the order of the account's menu and the profile's sidebar. */
const buyerPages = [
  { capability: 'quick-order', label: 'Snel bestellen', href: paths.quickOrder.href() },
  { capability: 'lists', label: 'Lijsten', href: paths.lists.href() },
  { capability: 'purchase-history', label: 'Eerder gekocht', href: paths.purchases.href() },
  { capability: 'standing-orders', label: 'Herhaalorders', href: paths.standingOrders.href() },
  { capability: 'order-changes', label: 'Bezorgplanner', href: paths.deliveryPlanner.href() },
];

/** Names and addresses of those that the back end has; none until it has answered. */
export function useBuyerPages(): readonly { readonly label: string; readonly href: string }[] {
  const names = useCapabilities();
  return buyerPages
    .filter(({ capability }) => names.includes(capability))
    .map(({ label, href }) => ({ label, href }));
}
