import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/button/Button.tsx';
import { PriceLabel } from '../price-label/PriceLabel.tsx';
import { CheckoutLayout } from './CheckoutLayout.tsx';
import { PageLayout } from './PageLayout.tsx';
import { ProductLayout } from './ProductLayout.tsx';
import { ProductPanel } from './ProductPanel.tsx';
import { SidebarLayout } from './SidebarLayout.tsx';

const room = (text: string) => (
  <div className="grid min-h-24 place-content-center border border-dashed border-ink-3 text-15 text-ink-2">
    {text}
  </div>
);

const meta = {
  title: 'Commerce/PageLayout',
  component: PageLayout,
  subcomponents: { SidebarLayout, CheckoutLayout, ProductLayout, ProductPanel },
  parameters: { matrix: { wide: true } },
} satisfies Meta<typeof PageLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its minimum height is the window, so it has its own iframe on the docs page, and no screenshot. */
export const Page: Story = {
  parameters: { matrix: { skip: true }, docs: { story: { inline: false, height: '25rem' } } },
  args: { header: room('Header'), footer: room('Footer'), children: room('Main, at most 1440 px') },
};
export const WithSidebar: Story = {
  parameters: { docs: { story: { inline: false, height: '16rem' } } },
  render: () => <SidebarLayout sidebar={room('Sidebar')}>{room('Content')}</SidebarLayout>,
};
export const WithSummary: Story = {
  render: () => <CheckoutLayout summary={room('Summary, follows')}>{room('Content')}</CheckoutLayout>,
};
export const OfAProduct: Story = {
  render: () => (
    <ProductLayout
      title="Luiers maat 4"
      contents="2 pakken van 42"
      gallery={room('Gallery')}
      panel={
        <ProductPanel
          price={<PriceLabel size="panel" integer="26" fraction="95" spoken="26,95 euro" unit="per doos" />}
          facts={[
            { label: 'Artikelnummer', value: '000114' },
            { label: 'Voorraad', value: 'Ruim voorradig', tone: 'positive' },
            { label: 'Levering', value: 'Nog 3 deze week', tone: 'warning' },
          ]}
          action={<Button tone="primary">Voeg toe</Button>}
        />
      }
      description={room('Description')}
      specification={room('Specification')}
    />
  ),
};
export const SidebarOfNews: Story = {
  tags: ['do-not'],
  parameters: { docs: { story: { inline: false, height: '16rem' } } },
  render: () => <SidebarLayout sidebar={room('News, offers, a poll')}>{room('Content')}</SidebarLayout>,
};
