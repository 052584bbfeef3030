import { formatEuros } from '@magazijn/domain/money';
import { AccountMenu, MiniCart } from '@magazijn/ui';
import { useQuery } from '../../shared/data/useQuery.ts';
import { paths } from '../../shared/links/paths.ts';
import { useShopLinks } from '../../shared/links/ShopLinks.tsx';
import { useBuyerPages } from '../../shared/page/useBuyerPages.ts';
import { useLogOut, useSwitchBack } from '../../shared/session/useSession.ts';
import type { Customer } from '../../shared/stores/SessionStore.ts';
import { useCustomer, useSelected } from '../../shared/stores/StoresProvider.tsx';
import { accountTexts } from './layoutTexts.ts';

interface CustomerActionsProps {
  customer: Customer;
  /** Whether the customer orders for another company. */
  switched: boolean;
}

/** The company with its menu, and the cart. The menu is a plain link on phones. */
export function CustomerActions({ customer, switched }: CustomerActionsProps) {
  const { cart } = useCustomer();
  const { data: companies = [] } = useQuery('switchableCompanies');
  const items = useSelected(cart, ({ units }) => units, 0);
  const total = useSelected(cart, ({ subtotal }) => formatEuros(subtotal), '');
  const { adminUrl } = useShopLinks();
  const logOut = useLogOut();
  const switchBack = useSwitchBack();
  const buyerPages = useBuyerPages();
  const hasCompanies = companies.length > 0;

  return (
    <>
      <AccountMenu
        href={paths.profile.href()}
        loggedIn={{
          companyName: customer.companyName,
          items: [
            { label: accountTexts.overview, href: paths.profileOverview.href() },
            ...buyerPages,
            { label: accountTexts.changePassword, href: paths.changePassword.href() },
            ...(hasCompanies
              ? [{ label: accountTexts.parentOrganisation, href: paths.parentOrganisation.href() }]
              : []),
            ...(customer.admin ? [{ label: accountTexts.admin, href: adminUrl }] : []),
            ...(switched ? [{ label: accountTexts.switchBack, onSelect: switchBack }] : []),
            { label: accountTexts.logOut, onSelect: logOut },
          ],
        }}
      />
      <MiniCart href={paths.cart.href()} total={total} items={items} />
    </>
  );
}
