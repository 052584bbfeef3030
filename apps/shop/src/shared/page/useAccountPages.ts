import type { Permission } from '@magazijn/domain/people';
import { useCapabilities } from '../data/useHasCapability.ts';
import { paths } from '../links/paths.ts';
import { useSession } from '../session/useSession.ts';
import { may } from '../stores/SessionStore.ts';
import { profileNavigationTexts as texts } from './profileNavigationTexts.ts';

interface AccountPage {
  readonly capability: string;
  readonly permission: Permission;
  readonly label: string;
  readonly href: string;
}

/** The customer's pages beside those of the specification, in the order of every navigation. */
const pages = {
  ordering: [
    { capability: 'quick-order', permission: 'shop', label: texts.quickOrder, href: paths.quickOrder.href() },
    { capability: 'lists', permission: 'shop', label: texts.lists, href: paths.lists.href() },
    {
      capability: 'purchase-history',
      permission: 'shop',
      label: texts.purchases,
      href: paths.purchases.href(),
    },
    {
      capability: 'standing-orders',
      permission: 'order',
      label: texts.standingOrders,
      href: paths.standingOrders.href(),
    },
    {
      capability: 'order-changes',
      permission: 'orders',
      label: texts.deliveryPlanner,
      href: paths.deliveryPlanner.href(),
    },
  ],
  organisation: [
    {
      capability: 'invoice-list',
      permission: 'invoices',
      label: texts.invoices,
      href: paths.invoices.href(),
    },
    { capability: 'spending', permission: 'invoices', label: texts.spending, href: paths.spending.href() },
    { capability: 'people', permission: 'people', label: texts.people, href: paths.people.href() },
    {
      capability: 'cost-centres',
      permission: 'people',
      label: texts.costCentres,
      href: paths.costCentres.href(),
    },
    {
      capability: 'order-changes',
      permission: 'order',
      label: texts.deliveryAddresses,
      href: paths.deliveryAddresses.href(),
    },
  ],
} as const satisfies Record<string, readonly AccountPage[]>;

/**
 * Links to the pages of a group that the back end supports and the viewer's role allows; none until the back end has
 * answered.
 */
export function useAccountPages(group: keyof typeof pages): readonly Pick<AccountPage, 'label' | 'href'>[] {
  const capabilities = useCapabilities();
  const { viewer } = useSession();
  return pages[group]
    .filter(({ capability, permission }) => capabilities.includes(capability) && may(viewer, permission))
    .map(({ label, href }) => ({ label, href }));
}
