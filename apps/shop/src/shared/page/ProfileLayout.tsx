import { Button, SidebarLayout, SideNavigation } from '@magazijn/ui';
import type { ReactNode } from 'react';
import { useHasCapability } from '../data/useHasCapability.ts';
import { useQuery } from '../data/useQuery.ts';
import { paths } from '../links/paths.ts';
import { useShopLinks } from '../links/ShopLinks.tsx';
import { useLogOut, useMay, useSession } from '../session/useSession.ts';
import { may } from '../stores/SessionStore.ts';
import { PageTitle } from './PageTitle.tsx';
import { profileNavigationTexts } from './profileNavigationTexts.ts';
import { useBuyerTools } from './useBuyerTools.ts';

interface ProfileLayoutProps {
  title: string;
  /** Path of the shown child. */
  current: string;
  children: ReactNode;
}

/** The profile's sidebar beside one of its children. */
export function ProfileLayout({ title, current, children }: ProfileLayoutProps) {
  const { viewer } = useSession();
  const { adminUrl } = useShopLinks();
  const { data: companies = [] } = useQuery('switchableCompanies');
  const logOut = useLogOut();
  const hasCompanies = companies.length > 0;
  // The server renders the sidebar of a customer with every permission.
  const mayShop = may(viewer, 'shop') || viewer.kind === 'anonymous';
  const mayOrder = useMay('order');
  const managesPeople = useMay('people');
  const seesInvoices = useMay('invoices');
  const tools = useBuyerTools();
  const hasSpending = useHasCapability('spending') && seesInvoices;
  const hasOrderChanges = useHasCapability('order-changes') && mayOrder;
  const hasPeople = useHasCapability('people') && managesPeople;
  const hasCostCentres = useHasCapability('cost-centres') && managesPeople;
  const items = [
    { label: profileNavigationTexts.overview, href: paths.profileOverview.href() },
    { label: profileNavigationTexts.history, href: paths.orderHistory.href() },
    { label: profileNavigationTexts.changePassword, href: paths.changePassword.href() },
    ...(hasSpending ? [{ label: profileNavigationTexts.spending, href: paths.spending.href() }] : []),
    ...(hasPeople ? [{ label: profileNavigationTexts.people, href: paths.people.href() }] : []),
    ...(hasCostCentres
      ? [{ label: profileNavigationTexts.costCentres, href: paths.costCentres.href() }]
      : []),
    ...(mayShop ? [{ label: profileNavigationTexts.favourites, href: paths.favourites.href() }] : []),
    ...tools,
    ...(hasOrderChanges
      ? [{ label: profileNavigationTexts.deliveryAddresses, href: paths.deliveryAddresses.href() }]
      : []),
    ...(hasCompanies
      ? [{ label: profileNavigationTexts.parentOrganisation, href: paths.parentOrganisation.href() }]
      : []),
    ...(viewer.kind === 'customer' && viewer.admin
      ? [{ label: profileNavigationTexts.admin, href: adminUrl }]
      : []),
  ].map((item) => ({ ...item, current: item.href === current }));

  return (
    <SidebarLayout
      className="pt-6 wide:pt-12"
      sidebar={
        <>
          <SideNavigation title={profileNavigationTexts.sidebar} items={items} />
          <Button tone="tertiary" className="mt-2 wide:mt-4" onClick={logOut}>
            {profileNavigationTexts.logOut}
          </Button>
        </>
      }
    >
      <div className="pb-6">
        <PageTitle>{title}</PageTitle>
      </div>
      {children}
    </SidebarLayout>
  );
}
