import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderTable } from '../components/commerce/order-table/OrderTable.tsx';
import { SidebarLayout } from '../components/commerce/page-layout/SidebarLayout.tsx';
import { SideNavigation } from '../components/commerce/side-navigation/SideNavigation.tsx';
import { ButtonLink } from '../components/primitives/button/ButtonLink.tsx';
import { EmptyState } from '../components/primitives/empty-state/EmptyState.tsx';
import { Pagination } from '../components/primitives/pagination/Pagination.tsx';
import { SampleLayout } from './SampleLayout.tsx';

/**
 * Orders in the account: the account's pages at the left, a paged table at the right. On a phone each order is a card.
 * Before the first order an empty state links to the products.
 */
const meta = {
  title: 'Patterns/Order history',
  component: SampleLayout,
  args: { children: null },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SampleLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

const account = (
  <SideNavigation
    title="Jouw overzicht"
    items={[
      { label: 'Profiel gegevens', href: '#profiel' },
      { label: 'Bestelhistorie', href: '#historie', current: true },
      { label: 'Wachtwoord wijzigen', href: '#wachtwoord' },
    ]}
  />
);

const rows = [
  ['42', '18 maart 2026', '7', '€ 138,69', 'In behandeling'],
  ['41', '4 maart 2026', '12', '€ 1.204,10', 'Geleverd'],
  ['39', '25 februari 2026', '4', '€ 96,30', 'Geleverd'],
  ['36', '18 februari 2026', '9', '€ 301,75', 'Geleverd'],
  ['31', '4 februari 2026', '23', '€ 2.040,00', 'Geleverd'],
  ['17', '21 januari 2026', '1', '€ 82,50', 'Geannuleerd'],
].map(([id = '', date = '', products = '', total = '', status = '']) => ({
  number: id.padStart(9, '0'),
  href: `#${id}`,
  date,
  products,
  total,
  status,
}));

export const Orders: Story = {
  render: () => (
    <SampleLayout>
      <SidebarLayout className="mt-8" sidebar={account}>
        <h1 className="mb-4 text-28 wide:text-40">Jouw bestellingen</h1>
        <OrderTable rows={rows} />
        <Pagination className="mt-8" page={1} pageCount={3} hrefFor={(page) => `#pagina-${page}`} />
      </SidebarLayout>
    </SampleLayout>
  ),
};

export const NoneYet: Story = {
  render: () => (
    <SampleLayout>
      <SidebarLayout className="mt-8" sidebar={account}>
        <EmptyState
          headingLevel={1}
          title="Je hebt nog niets besteld"
          action={
            <ButtonLink href="#home" tone="primary">
              Naar de producten
            </ButtonLink>
          }
        />
      </SidebarLayout>
    </SampleLayout>
  ),
};
