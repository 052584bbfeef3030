import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../../../link/Link.tsx';
import { propArgTypes } from '../../../testing/propArgTypes.ts';
import { SampleCard } from '../../../testing/SampleCard.tsx';
import { sampleProducts } from '../../../testing/sampleProducts.ts';
import { ProductShelf } from './ProductShelf.tsx';
import { ProductShelfSkeleton } from './ProductShelfSkeleton.tsx';

const cards = (count: number) =>
  sampleProducts
    .slice(0, count)
    .map((product, index) => (
      <SampleCard
        key={product.name}
        product={product}
        quantity={index === 3 ? 1 : 0}
        favourite={index === 5}
      />
    ));

const meta = {
  title: 'Commerce/ProductShelf',
  component: ProductShelf,
  subcomponents: { ProductShelfSkeleton },
  args: { title: 'Best verkocht', children: cards(6) },
} satisfies Meta<typeof ProductShelf>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Six: Story = {};
export const WithLink: Story = {
  args: {
    title: 'Jouw favorieten',
    action: (
      <Link href="#favorieten" appearance="text" className="text-16">
        Alle 23 favorieten
      </Link>
    ),
  },
};
export const FourBesideASidebar: Story = {
  args: { title: undefined, columns: 4, children: cards(10), 'aria-label': 'Producten' },
};
export const LoggedOut: Story = {
  args: {
    children: sampleProducts
      .slice(0, 6)
      .map((product) => <SampleCard key={product.name} product={product} state="logged-out" />),
  },
};
export const SoldOut: Story = {
  args: {
    children: sampleProducts
      .slice(0, 6)
      .map((product, index) => (
        <SampleCard
          key={product.name}
          product={product}
          state={(['available', 'unavailable', 'notified'] as const)[index % 3] ?? 'available'}
        />
      )),
  },
};
export const Loading: Story = {
  argTypes: propArgTypes(ProductShelfSkeleton, 'columns', 'headingLevel'),
  render: ({ columns, headingLevel }) => (
    <ProductShelfSkeleton title="Best verkocht" columns={columns} headingLevel={headingLevel} />
  ),
};
export const ShelfOfOne: Story = {
  tags: ['do-not'],
  args: { title: 'Producten', children: cards(1) },
};
