import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName, markupName, unbrokenName } from '../../../testing/badTexts.ts';
import { SampleCard } from '../../../testing/SampleCard.tsx';
import { sampleProduct } from '../../../testing/sampleProducts.ts';
import { Tag } from '../../primitives/tag/Tag.tsx';
import { ProductCard } from './ProductCard.tsx';
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';

const diapers = sampleProduct(0);
const wipes = sampleProduct(1);
const expensive = sampleProduct(8);

const meta = {
  title: 'Commerce/ProductCard',
  component: ProductCard,
  subcomponents: { ProductCardSkeleton },
  tags: ['picture:contrast'],
  args: { href: '#product', name: diapers.name, picture: null },
  decorators: [(Story) => <div className="max-w-60">{Story()}</div>],
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sale: Story = { render: () => <SampleCard product={diapers} favourite /> };
export const Plain: Story = { render: () => <SampleCard product={wipes} /> };
export const InTheCart: Story = { render: () => <SampleCard product={wipes} quantity={2} /> };
export const LoggedOut: Story = { render: () => <SampleCard product={wipes} state="logged-out" /> };
export const SoldOut: Story = { render: () => <SampleCard product={wipes} state="unavailable" /> };
export const MailPromised: Story = { render: () => <SampleCard product={wipes} state="notified" /> };
export const Loading: Story = { render: () => <ProductCardSkeleton /> };
export const NameOfTheStockList: Story = {
  tags: ['do-not'],
  render: () => <SampleCard product={{ ...diapers, name: 'LUIER MT4 2X42 ST EUROP', contents: '' }} />,
};
export const LongPrice: Story = { tags: ['stress'], render: () => <SampleCard product={expensive} /> };
export const BadTexts: Story = {
  tags: ['stress'],
  args: {
    name: unbrokenName,
    contents: unbrokenName,
    articleNumber: '1'.repeat(60),
    price: markupName,
    tags: <Tag tone="sale">{longName}</Tag>,
  },
};
