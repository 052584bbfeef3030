import { useCapabilities } from '../data/useHasCapability.ts';
import { paths } from '../links/paths.ts';

/** The tools for buyers, in the order of every navigation, with the capability that each needs. */
const tools = [
  { capability: 'quick-order', label: 'Snel bestellen', href: paths.quickOrder.href() },
  { capability: 'lists', label: 'Lijsten', href: paths.lists.href() },
  { capability: 'purchase-history', label: 'Eerder gekocht', href: paths.purchases.href() },
  { capability: 'standing-orders', label: 'Herhaalorders', href: paths.standingOrders.href() },
] as const;

/** Links to the tools for buyers that the back end supports; none until it has answered. */
export function useBuyerTools(): readonly { readonly label: string; readonly href: string }[] {
  const capabilities = useCapabilities();
  return tools
    .filter(({ capability }) => capabilities.includes(capability))
    .map(({ label, href }) => ({ label, href }));
}
