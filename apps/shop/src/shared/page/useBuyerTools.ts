import type { Permission } from '@magazijn/domain/people';
import { useCapabilities } from '../data/useHasCapability.ts';
import { paths } from '../links/paths.ts';
import { useSession } from '../session/useSession.ts';
import { may } from '../stores/SessionStore.ts';

interface BuyerTool {
  readonly capability: string;
  readonly permission: Permission;
  readonly label: string;
  readonly href: string;
}

/** The tools for buyers, in the order of every navigation. */
const tools: readonly BuyerTool[] = [
  {
    capability: 'quick-order',
    permission: 'shop',
    label: 'Snel bestellen',
    href: paths.quickOrder.href(),
  },
  { capability: 'lists', permission: 'shop', label: 'Lijsten', href: paths.lists.href() },
  {
    capability: 'purchase-history',
    permission: 'shop',
    label: 'Eerder gekocht',
    href: paths.purchases.href(),
  },
  {
    capability: 'standing-orders',
    permission: 'order',
    label: 'Herhaalorders',
    href: paths.standingOrders.href(),
  },
  {
    capability: 'order-changes',
    permission: 'orders',
    label: 'Bezorgplanner',
    href: paths.deliveryPlanner.href(),
  },
];

/** Links to the tools that the back end supports and the viewer's role allows; none until it has answered. */
export function useBuyerTools(): readonly Pick<BuyerTool, 'label' | 'href'>[] {
  const capabilities = useCapabilities();
  const { viewer } = useSession();
  return tools
    .filter(({ capability, permission }) => capabilities.includes(capability) && may(viewer, permission))
    .map(({ label, href }) => ({ label, href }));
}
