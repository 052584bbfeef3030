import { formatEuros } from '@magazijn/domain/money';
import { AccountMenu, MiniCart } from '@magazijn/ui';
import { useHasCapability } from '../../shared/data/useHasCapability.ts';
import { useQuery } from '../../shared/data/useQuery.ts';
import { paths } from '../../shared/links/paths.ts';
import { useShopLinks } from '../../shared/links/ShopLinks.tsx';
import { useAccountPages } from '../../shared/page/useAccountPages.ts';
import { useLogOut, useMay, useSwitchBack } from '../../shared/session/useSession.ts';
import type { Customer } from '../../shared/stores/SessionStore.ts';
import { useCustomer, useSelected } from '../../shared/stores/StoresProvider.tsx';

const texts = {
  overview: 'Jouw overzicht',
  locations: 'Locaties',
  invoices: 'Facturen',
  people: 'Mensen',
  changePassword: 'Wachtwoord wijzigen',
  parentOrganisation: 'Overkoepelende organisatie',
  admin: 'Ga naar admin',
  switchBack: 'Switch terug',
  logOut: 'Uitloggen',
};

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
  const seesInvoices = useMay('invoices');
  const managesPeople = useMay('people');
  const tools = useAccountPages('ordering');
  const hasInvoices = useHasCapability('invoice-list') && seesInvoices;
  const hasPeople = useHasCapability('people') && managesPeople;
  const hasCompanies = companies.length > 0;
  const hasLocations = useHasCapability('locations') && mayShop && hasCompanies;

  return (
    <>
      <AccountMenu
        href={paths.profile.href()}
        loggedIn={{
          companyName: customer.companyName,
          items: [
            { label: texts.overview, href: paths.profileOverview.href() },
            ...tools,
            ...(hasLocations ? [{ label: texts.locations, href: paths.locations.href() }] : []),
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
