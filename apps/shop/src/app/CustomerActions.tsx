import { formatEuros } from '@magazijn/domain/money';
import { AccountMenu, MiniCart } from '@magazijn/ui';
import { useShopLinks } from '../links/ShopLinks.tsx';
import { paths } from '../paths/paths.ts';
import { useLogOut, useSwitchBack } from '../session/useSession.ts';
import type { Customer } from '../session/Viewer.ts';
import { useQuery } from '../shared/data/useQuery.ts';
import { useStores } from '../stores/StoresProvider.tsx';
import { useSelected } from '../stores/useSelected.ts';
import { accountTexts } from './accountTexts.ts';

interface CustomerActionsProps {
  customer: Customer;
  /** Whether they order for another company than their own (T80). */
  switched: boolean;
}

/** The company with its menu, and the cart (S82, S84, S85). The menu is a plain link on phones (S86). */
export function CustomerActions({ customer, switched }: CustomerActionsProps) {
  const { cart } = useStores();
  const { data: companies = [] } = useQuery('switchableCompanies');
  const items = useSelected(cart, ({ units }) => units);
  const total = useSelected(cart, ({ subtotal }) => formatEuros(subtotal));
  const { adminUrl } = useShopLinks();
  const logOut = useLogOut();
  const switchBack = useSwitchBack();
  const hasCompanies = companies.length > 0;

  return (
    <>
      <AccountMenu
        href={paths.profile.href()}
        loggedIn={{
          companyName: customer.companyName,
          items: [
            { label: accountTexts.overview, href: paths.profileOverview.href() },
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
