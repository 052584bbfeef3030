import { Button, SidebarLayout, SideNavigation } from '@magazijn/ui';
import type { ReactNode } from 'react';
import { useQuery } from '../data/useQuery.ts';
import { paths } from '../links/paths.ts';
import { useShopLinks } from '../links/ShopLinks.tsx';
import { useLogOut, useMay, useSession } from '../session/useSession.ts';
import { may } from '../stores/SessionStore.ts';
import { PageTitle } from './PageTitle.tsx';
import { profileNavigationTexts } from './profileNavigationTexts.ts';
import { useAccountPages } from './useAccountPages.ts';

interface ProfileLayoutProps {
  title: string;
  /** One or two sentences below the title. */
  intro?: ReactNode;
  current: string;
  children: ReactNode;
}

export function ProfileLayout({ title, intro, current, children }: ProfileLayoutProps) {
  const { viewer } = useSession();
  const { adminUrl } = useShopLinks();
  const { data: companies = [] } = useQuery('switchableCompanies');
  const logOut = useLogOut();
  const hasCompanies = companies.length > 0;
  // The server renders the sidebar of a customer with every permission.
  const mayShop = may(viewer, 'shop') || viewer.kind === 'anonymous';
  const seesOrders = useMay('orders') || viewer.kind === 'anonymous';
  const groups = [
    { title: profileNavigationTexts.ordering, items: useAccountPages('ordering', true) },
    { title: profileNavigationTexts.organisation, items: useAccountPages('organisation') },
  ];
  const items = [
    { label: profileNavigationTexts.overview, href: paths.profileOverview.href() },
    ...(seesOrders ? [{ label: profileNavigationTexts.history, href: paths.orderHistory.href() }] : []),
    { label: profileNavigationTexts.changePassword, href: paths.changePassword.href() },
    ...(mayShop ? [{ label: profileNavigationTexts.favourites, href: paths.favourites.href() }] : []),
    ...(hasCompanies
      ? [{ label: profileNavigationTexts.parentOrganisation, href: paths.parentOrganisation.href() }]
      : []),
    ...(viewer.kind === 'customer' && viewer.admin
      ? [{ label: profileNavigationTexts.admin, href: adminUrl }]
      : []),
  ];
  const withCurrent = (links: readonly { label: string; href: string }[]) =>
    links.map((link) => ({ ...link, current: link.href === current }));

  return (
    <SidebarLayout
      className="pt-6 wide:pt-12"
      sidebar={
        <>
          <SideNavigation
            title={profileNavigationTexts.sidebar}
            items={withCurrent(items)}
            groups={groups.map((group) => ({ ...group, items: withCurrent(group.items) }))}
          />
          <Button tone="tertiary" className="mt-2 wide:mt-4" onClick={logOut}>
            {profileNavigationTexts.logOut}
          </Button>
        </>
      }
    >
      <div className="pb-6">
        <PageTitle>{title}</PageTitle>
        {intro && <p className="max-w-prose pt-2 text-17 text-ink-2">{intro}</p>}
      </div>
      {children}
    </SidebarLayout>
  );
}
