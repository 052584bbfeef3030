import type { Permission } from '@magazijn/domain/people';
import { useCapabilities, useHasCapability } from '../data/useHasCapability.ts';
import { useQuery, useQueryIf } from '../data/useQuery.ts';
import { paths } from '../links/paths.ts';
import { useSession } from '../session/useSession.ts';
import { may } from '../stores/SessionStore.ts';
import { profileNavigationTexts as texts } from './profileNavigationTexts.ts';

interface AccountPage {
  /** Its name among the paths, and among the texts of the navigation. */
  readonly name: keyof typeof texts & keyof typeof paths;
  readonly capability: string;
  readonly permission: Permission;
  /** Whether it is for parent organisations only. @default false */
  readonly isOfParent?: boolean;
}

/** The customer's pages beside those of the specification, in the order of every navigation. */
const pages: Readonly<Record<'ordering' | 'organisation', readonly AccountPage[]>> = {
  ordering: [
    { name: 'quickOrder', capability: 'quick-order', permission: 'shop' },
    { name: 'lists', capability: 'lists', permission: 'shop' },
    { name: 'purchases', capability: 'purchase-history', permission: 'shop' },
    { name: 'standingOrders', capability: 'standing-orders', permission: 'order' },
    { name: 'deliveryPlanner', capability: 'order-changes', permission: 'orders' },
    { name: 'approvals', capability: 'approvals', permission: 'request' },
  ],
  organisation: [
    { name: 'invoices', capability: 'invoice-list', permission: 'invoices' },
    { name: 'spending', capability: 'spending', permission: 'invoices' },
    { name: 'locations', capability: 'locations', permission: 'shop', isOfParent: true },
    { name: 'people', capability: 'people', permission: 'people' },
    { name: 'costCentres', capability: 'cost-centres', permission: 'people' },
    { name: 'deliveryAddresses', capability: 'order-changes', permission: 'order' },
  ],
};

/** Requests that wait for the viewer; null for an administrator without any, unless colleagues are known. */
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
 * Links to the pages of a group that the back end supports and the role allows, with waiting requests.
 * @param isProfile whether approvals also show to an administrator with colleagues, who are asked for
 */
export function useAccountPages(
  group: keyof typeof pages,
  isProfile = false,
): readonly { readonly label: string; readonly href: string }[] {
  const capabilities = useCapabilities();
  const { viewer } = useSession();
  const { data: companies = [] } = useQuery('switchableCompanies');
  const waiting = useWaitingRequests(isProfile);
  return pages[group]
    .filter(({ capability, permission, isOfParent = false }) => {
      const isKnown = capabilities.includes(capability) && may(viewer, permission);
      return isKnown && (!isOfParent || companies.length > 0);
    })
    .filter(({ name }) => name !== 'approvals' || waiting !== null)
    .map(({ name }) => ({
      label: name === 'approvals' && waiting ? `${texts[name]} (${waiting})` : texts[name],
      href: paths[name].href(),
    }));
}
