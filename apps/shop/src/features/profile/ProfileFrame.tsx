import { Button, SidebarLayout, SideNavigation } from '@magazijn/ui';
import type { ReactNode } from 'react';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { useShopLinks } from '../../links/ShopLinks.tsx';
import { paths } from '../../paths/paths.ts';
import { useLogOut, useSession } from '../../session/useSession.ts';
import { useQuery } from '../../shared/data/useQuery.ts';
import { profileTexts } from './profileTexts.ts';

interface ProfileFrameProps {
  title: string;
  /** Path of the shown child. */
  current: string;
  children: ReactNode;
}

/** The profile's sidebar (S70, S71) beside one of its children. */
export function ProfileFrame({ title, current, children }: ProfileFrameProps) {
  const { viewer } = useSession();
  const { adminUrl } = useShopLinks();
  const { data: companies = [] } = useQuery('switchableCompanies');
  const logOut = useLogOut();
  const hasCompanies = companies.length > 0;
  const items = [
    { label: profileTexts.overview, href: paths.profileOverview.href() },
    { label: profileTexts.history, href: paths.orderHistory.href() },
    { label: profileTexts.changePassword, href: paths.changePassword.href() },
    { label: profileTexts.favourites, href: paths.favourites.href() },
    ...(hasCompanies
      ? [{ label: profileTexts.parentOrganisation, href: paths.parentOrganisation.href() }]
      : []),
    ...(viewer.kind === 'customer' && viewer.admin ? [{ label: profileTexts.admin, href: adminUrl }] : []),
  ].map((item) => ({ ...item, current: item.href === current }));

  return (
    <SidebarLayout
      className="pt-6 wide:pt-12"
      sidebar={
        <>
          <SideNavigation title={profileTexts.sidebar} items={items} />
          <Button tone="tertiary" className="mt-2 wide:mt-4" onClick={logOut}>
            {profileTexts.logOut}
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
