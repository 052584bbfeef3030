import type { Meta, StoryObj } from '@storybook/react-vite';
import { PricePrompt } from './PricePrompt.tsx';

const meta = {
  title: 'Commerce/PricePrompt',
  component: PricePrompt,
  args: { href: '#login', children: 'Log in voor prijzen' },
  decorators: [(Story) => <div className="max-w-56 bg-surface">{Story()}</div>],
} satisfies Meta<typeof PricePrompt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LoggedOut: Story = {};
export const Narrow: Story = { decorators: [(Story) => <div className="max-w-36">{Story()}</div>] };
export const OnRequest: Story = {
  tags: ['do-not'],
  args: { children: 'Prijs op aanvraag' },
};
