import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Primitives/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Home', href: '#home' },
      { label: 'Luiers & verzorging', href: '#luiers-verzorging' },
      { label: 'Luiers', href: '#luiers' },
      { label: 'Pukkie luiers maat 4' },
    ],
    onBack: () => undefined,
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Product: Story = {};
export const WithoutBack: Story = { args: { onBack: undefined } };
export const Narrow: Story = { decorators: [(Story) => <div className="max-w-[328px]">{Story()}</div>] };
export const RightToLeft: Story = {
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};
export const StepsOfATask: Story = {
  tags: ['do-not'],
  args: {
    items: [
      { label: 'Gegevens', href: '#gegevens' },
      { label: 'Adressen', href: '#adressen' },
      { label: 'Klaar' },
    ],
    onBack: undefined,
  },
};
