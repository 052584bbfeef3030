import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../../primitives/button/ButtonLink.tsx';
import { OrderConfirmation } from './OrderConfirmation.tsx';

const meta = {
  title: 'Commerce/OrderConfirmation',
  component: OrderConfirmation,
  args: {
    title: 'Hartelijk dank voor uw bestelling.',
    number: '000 000 042',
    delivery: { weekday: 'donderdag', day: '19', month: 'maart' },
    facts: [
      { label: 'Bezorging', value: 'donderdag 19 maart 2026' },
      { label: 'Betaalwijze', value: 'Op rekening' },
    ],
    actions: (
      <ButtonLink href="#home" tone="primary">
        Verder winkelen
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof OrderConfirmation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnAccount: Story = {};
export const PendingPayment: Story = {
  args: { tone: 'info', facts: [{ label: 'Betaling', value: 'Betaling in behandeling.' }] },
};
export const WithoutNumber: Story = { args: { number: undefined, delivery: undefined, facts: [] } };
export const OnlyThanks: Story = {
  tags: ['do-not'],
  args: { title: 'Bedankt!', number: undefined, facts: [] },
};
