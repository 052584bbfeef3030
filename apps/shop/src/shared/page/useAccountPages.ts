import type { Permission } from '@magazijn/domain/people';
import { useCapabilities, useHasCapability } from '../data/useHasCapability.ts';
import { useQuery, useQueryIf } from '../data/useQuery.ts';
import { paths } from '../links/paths.ts';
import { useSession } from '../session/useSession.ts';
import { may } from '../stores/SessionStore.ts';
import { profileNavigationTexts as texts } from './profileNavigationTexts.ts';

interface AccountPage {
  readonly capability: string;
  readonly permission: Permission;
  readonly label: string;
  readonly href: string;
  /** Whether it is for parent organisations only. @default false */
  readonly isOfParent?: boolean;
}

/** The customer's pages beside those of the specification, in the order of every navigation. */
const pages: Readonly<Record<'ordering' | 'organisation', readonly AccountPage[]>> = {
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
    { capability: 'approvals', permission: 'request', label: texts.approvals, href: paths.approvals.href() },
  ],
  organisation: [
    {
      capability: 'invoice-list',
      permission: 'invoices',
      label: texts.invoices,
      href: paths.invoices.href(),
    },
    { capability: 'spending', permission: 'invoices', label: texts.spending, href: paths.spending.href() },
    {
      capability: 'locations',
      permission: 'shop',
      label: texts.locations,
      href: paths.locations.href(),
      isOfParent: true,
    },
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
};

/**
 * The number of requests that wait for the viewer's approval; null for an administrator without any, unless colleagues
 * are known.
 */
function useWaitingRequests(isProfile: boolean): number | null {
  const hasApprovals = useHasCapability('approvals');
  const { viewer } = useSession();
  const isAdministrator = may(viewer, 'people');
  const isAsked = hasApprovals && may(viewer, 'approve');
  const { data: waiting } = useQueryIf(isAsked, 'approvalRequests', 'to-decide', 1);
  const { data: settings } = useQueryIf(hasApprovals && isAdministrator && isProfile, 'approvalSettings');
  const count = waiting?.total ?? 0;
  return isAdministrator && count === 0 && (settings?.people.length ?? 1) === 1 ? null : count;
}

/**
 * Links to the pages of a group that the back end supports and the viewer's role allows; none until the back end has
 * answered. That to the approvals has the number of requests that wait.
 *
 * @param isProfile whether the approvals also show to an administrator with colleagues, who are asked for
 */
export function useAccountPages(
  group: keyof typeof pages,
  isProfile = false,
): readonly Pick<AccountPage, 'label' | 'href'>[] {
  const capabilities = useCapabilities();
  const { viewer } = useSession();
  const { data: companies = [] } = useQuery('switchableCompanies');
  const waiting = useWaitingRequests(isProfile);
  return pages[group]
    .filter(({ capability, permission, isOfParent = false }) => {
      const isKnown = capabilities.includes(capability) && may(viewer, permission);
      return isKnown && (!isOfParent || companies.length > 0);
    })
    .filter(({ capability }) => capability !== 'approvals' || waiting !== null)
    .map(({ capability, label, href }) => ({
      label: capability === 'approvals' && waiting ? `${label} (${waiting})` : label,
      href,
    }));
}
