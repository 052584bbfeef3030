import { AccountMenu, MiniCart } from '@magazijn/ui';
import { useHasCapability } from '../../shared/data/useHasCapability.ts';
import { useQuery } from '../../shared/data/useQuery.ts';
import { paths } from '../../shared/links/paths.ts';
import { useShopLinks } from '../../shared/links/ShopLinks.tsx';
import { profileNavigationTexts as texts } from '../../shared/page/profileNavigationTexts.ts';
import { useAccountPages } from '../../shared/page/useAccountPages.ts';
import { useLogOut, useMay, useSwitchBack } from '../../shared/session/useSession.ts';
import type { Customer } from '../../shared/stores/SessionStore.ts';
import { useCartTotal } from './useCartTotal.ts';

interface CustomerActionsProps {
  customer: Customer;
  /** Whether the customer orders for another company. */
  switched: boolean;
}

/** The company with its menu, and the cart. The menu is a plain link on phones. */
export function CustomerActions({ customer, switched }: CustomerActionsProps) {
  const { data: companies = [] } = useQuery('switchableCompanies');
  const { total, items } = useCartTotal();
  const { adminUrl } = useShopLinks();
  const logOut = useLogOut();
  const switchBack = useSwitchBack();
  const mayShop = useMay('shop');
  const seesInvoices = useMay('invoices');
  const managesPeople = useMay('people');
  const tools = useAccountPages('ordering');
  const hasInvoices = useHasCapability('invoice-list') && seesInvoices;
  const hasPeople = useHasCapability('people') && managesPeople;
  const hasCompanies = companies.length > 0;

  return (
    <>
      <AccountMenu
        href={paths.profile.href()}
        loggedIn={{
          companyName: customer.companyName,
          items: [
            { label: texts.sidebar, href: paths.profileOverview.href() },
            ...tools,
            ...(hasInvoices ? [{ label: texts.invoices, href: paths.invoices.href() }] : []),
            ...(hasPeople ? [{ label: texts.people, href: paths.people.href() }] : []),
            { label: texts.changePassword, href: paths.changePassword.href() },
            ...(hasCompanies
              ? [{ label: texts.parentOrganisation, href: paths.parentOrganisation.href() }]
              : []),
            ...(customer.admin ? [{ label: texts.admin, href: adminUrl }] : []),
            ...(switched ? [{ label: texts.switchBack, onSelect: switchBack }] : []),
            { label: texts.logOut, onSelect: logOut },
          ],
        }}
      />
      {mayShop && <MiniCart href={paths.cart.href()} total={total} items={items} />}
    </>
  );
}
