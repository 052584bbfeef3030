import { Button, SidebarLayout, SideNavigation } from '@magazijn/ui';
import type { ReactNode } from 'react';
import { useHasCapability } from '../data/useHasCapability.ts';
import { useQuery } from '../data/useQuery.ts';
import { paths } from '../links/paths.ts';
import { useShopLinks } from '../links/ShopLinks.tsx';
import { useLogOut, useSession } from '../session/useSession.ts';
import { PageTitle } from './PageTitle.tsx';
import { profileNavigationTexts } from './profileNavigationTexts.ts';
import { useBuyerPages } from './useBuyerPages.ts';

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
  const buyerPages = useBuyerPages();
  const hasOrderChanges = useHasCapability('order-changes');
  const items = [
    { label: profileNavigationTexts.overview, href: paths.profileOverview.href() },
    { label: profileNavigationTexts.history, href: paths.orderHistory.href() },
    { label: profileNavigationTexts.changePassword, href: paths.changePassword.href() },
    { label: profileNavigationTexts.favourites, href: paths.favourites.href() },
    ...buyerPages,
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
