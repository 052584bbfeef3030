import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/button/Button.tsx';
import { CartSummary } from './CartSummary.tsx';

const meta = {
  title: 'Commerce/CartSummary',
  component: CartSummary,
  args: {
    title: 'Jouw bestelling',
    rows: [
      [
        { label: 'Subtotaal excl. btw', value: '153,70' },
        { label: 'Korting 2+1, twee acties', value: '−36,40', tone: 'discount' },
        { label: 'Bezorgkosten', value: 'gratis', tone: 'positive' },
      ],
      [{ label: 'Btw 21% over 90,30', value: '18,96', tone: 'muted' }],
    ],
    total: { label: 'Totaal incl. btw', price: { integer: '138', fraction: '69', spoken: '138 euro 69' } },
    action: (
      <Button tone="primary" size="l">
        Bestelling plaatsen
      </Button>
    ),
    note: 'Bezorging donderdag 19 maart, op rekening.',
  },
  decorators: [(Story) => <div className="max-w-100">{Story()}</div>],
} satisfies Meta<typeof CartSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToConfirm: Story = {};
export const Blocked: Story = {
  args: {
    note: undefined,
    blocked: 'Los eerst de twee foutmeldingen bovenaan op.',
    action: (
      <Button tone="primary" size="l" disabled>
        Nu bestellen
      </Button>
    ),
  },
};
export const Calculating: Story = {
  args: {
    action: (
      <Button tone="primary" size="l" loading>
        Bestelling plaatsen
      </Button>
    ),
  },
};
export const TotalAlone: Story = {
  tags: ['do-not'],
  args: {
    rows: [],
    note: undefined,
    total: { label: 'Totaal', price: { integer: '138', fraction: '69', spoken: '138 euro 69' } },
  },
};
