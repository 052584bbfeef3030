import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleAisles } from '../page-layout/sampleAisles.ts';
import { CategoryNavigation } from './CategoryNavigation.tsx';

const meta = {
  title: 'Shop/CategoryNavigation',
  component: CategoryNavigation,
  args: {
    offers: { label: 'Aanbiedingen', href: '#aanbiedingen' },
    items: sampleAisles.map(({ number, label, href }) => ({ number, label, href })),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CategoryNavigation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Twelve: Story = {};
export const InAnAisle: Story = {
  args: {
    items: sampleAisles.map(({ number, label, href }) => ({ number, label, href, current: number === 2 })),
  },
};
export const InAHiddenAisle: Story = {
  args: {
    items: sampleAisles.map(({ number, label, href }) => ({ number, label, href, current: number === 12 })),
  },
};
export const AllFit: Story = {
  args: { items: sampleAisles.slice(0, 4).map(({ number, label, href }) => ({ number, label, href })) },
};
export const OnOffers: Story = {
  args: { offers: { label: 'Aanbiedingen', href: '#aanbiedingen', current: true } },
};
export const MoreOpen: Story = {
  decorators: [(Story) => <div className="min-h-96">{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    const more = canvas.queryByRole('button', { name: /Meer/ });
    if (more) await userEvent.click(more);
  },
};
