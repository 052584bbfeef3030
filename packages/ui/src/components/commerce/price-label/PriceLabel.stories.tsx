import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName, markupName } from '../../../testing/badTexts.ts';
import { PriceLabel } from './PriceLabel.tsx';

const meta = {
  title: 'Commerce/PriceLabel',
  component: PriceLabel,
  args: { integer: '11', fraction: '40', spoken: '11 euro 40', unit: 'per doos' },
  decorators: [
    (Story, { args }) => (
      <div className={`@container bg-surface ${args.size === 'panel' ? 'max-w-xl' : 'max-w-60'}`}>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof PriceLabel>;

export default meta;
type Story = StoryObj<typeof meta>;

const originalPrice = { integer: '31', fraction: '50', spoken: '31 euro 50' };
const sale = { integer: '26', fraction: '95', spoken: '26 euro 95', originalPrice, sale: true } as const;

export const Card: Story = {};
export const PerMeasure: Story = { args: { measurePrice: '€\u00a00,15 per luier' } };
export const Sale: Story = { args: sale };
export const Thousands: Story = {
  args: {
    integer: '12.345',
    fraction: '00',
    spoken: '12.345 euro',
    sale: true,
    originalPrice: { integer: '13.999', fraction: '00', spoken: '13.999 euro' },
  },
};
export const Panel: Story = {
  args: { ...sale, size: 'panel', unit: 'per doos, excl. btw' },
};
export const RightToLeft: Story = {
  args: { ...sale, size: 'panel' },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};
export const Total: Story = {
  args: { integer: '138', fraction: '69', spoken: '138 euro 69', size: 'total', unit: undefined },
};
export const WithoutUnit: Story = {
  tags: ['do-not'],
  args: { unit: undefined },
};
export const Million: Story = {
  tags: ['stress'],
  args: { integer: '1.000.000', fraction: '00', spoken: '1 miljoen euro', unit: longName },
};
export const MillionInAPanel: Story = {
  tags: ['stress'],
  args: { integer: '1.000.000', fraction: '00', spoken: '1 miljoen euro', unit: markupName, size: 'panel' },
};
