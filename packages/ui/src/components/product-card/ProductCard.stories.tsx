import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName, markupName, unbrokenName } from '../../testing/badTexts.ts';
import { SampleCard } from '../../testing/SampleCard.tsx';
import { sampleProducts } from '../../testing/sampleProducts.ts';
import { Tag } from '../tag/Tag.tsx';
import { ProductCard } from './ProductCard.tsx';
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';

const [diapers, wipes] = sampleProducts;
const long = sampleProducts[6];
const dear = sampleProducts[8];
if (!diapers || !wipes || !long || !dear) throw new Error('The stories need their sample products.');

const meta = {
  title: 'Parts/ProductCard',
  component: ProductCard,
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
export const LongTexts: Story = { render: () => <SampleCard product={long} /> };
export const LongPrice: Story = { render: () => <SampleCard product={dear} /> };
export const BadTexts: Story = {
  args: {
    name: unbrokenName,
    contents: unbrokenName,
    articleNumber: '1'.repeat(60),
    price: markupName,
    tags: <Tag tone="sale">{longName}</Tag>,
  },
};
export const Markup: Story = { args: { name: markupName, contents: markupName } };
export const OneLetter: Story = { args: { name: 'A', contents: 'B' } };
