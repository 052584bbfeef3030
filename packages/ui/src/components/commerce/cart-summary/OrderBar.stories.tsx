import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/button/Button.tsx';
import { OrderBar } from './OrderBar.tsx';

const meta = {
  title: 'Commerce/OrderBar',
  component: OrderBar,
  parameters: { docs: { story: { inline: false, height: '12rem' } } },
  tags: ['picture:phone'],
  args: { total: '€ 88,18', detail: 'incl. btw', action: <Button tone="primary">Nu bestellen</Button> },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof OrderBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Blocked: Story = {
  args: {
    blocked: 'Nog € 6,95 tot het bestelminimum',
    action: (
      <Button tone="primary" disabled>
        Nu bestellen
      </Button>
    ),
  },
};
export const LargeTotal: Story = {
  args: { total: '€ 12.345,50', action: <Button tone="primary">Bestelling plaatsen</Button> },
};
export const OtherWords: Story = {
  tags: ['do-not'],
  args: { total: '€ 88', detail: '', action: <Button tone="primary">Verder</Button> },
};
