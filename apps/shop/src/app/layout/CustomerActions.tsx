import { formatEuros } from '@magazijn/domain/money';
import { AccountMenu, MiniCart } from '@magazijn/ui';
import { useHasCapability } from '../../shared/data/useHasCapability.ts';
import { useQuery } from '../../shared/data/useQuery.ts';
import { paths } from '../../shared/links/paths.ts';
import { useShopLinks } from '../../shared/links/ShopLinks.tsx';
import { useLogOut, useMay, useSwitchBack } from '../../shared/session/useSession.ts';
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
  const mayShop = useMay('shop');
  const mayOrder = useMay('order');
  const managesPeople = useMay('people');
  const hasQuickOrder = useHasCapability('quick-order') && mayShop;
  const hasLists = useHasCapability('lists') && mayShop;
  const hasPurchases = useHasCapability('purchase-history') && mayShop;
  const hasStandingOrders = useHasCapability('standing-orders') && mayOrder;
  const hasPeople = useHasCapability('people') && managesPeople;
  const hasCompanies = companies.length > 0;

  return (
    <>
      <AccountMenu
        href={paths.profile.href()}
        loggedIn={{
          companyName: customer.companyName,
          items: [
            { label: accountTexts.overview, href: paths.profileOverview.href() },
            ...(hasQuickOrder ? [{ label: accountTexts.quickOrder, href: paths.quickOrder.href() }] : []),
            ...(hasLists ? [{ label: accountTexts.lists, href: paths.lists.href() }] : []),
            ...(hasPurchases ? [{ label: accountTexts.purchases, href: paths.purchases.href() }] : []),
            ...(hasStandingOrders
              ? [{ label: accountTexts.standingOrders, href: paths.standingOrders.href() }]
              : []),
            ...(hasPeople ? [{ label: accountTexts.people, href: paths.people.href() }] : []),
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
      {mayShop && <MiniCart href={paths.cart.href()} total={total} items={items} />}
    </>
  );
}
