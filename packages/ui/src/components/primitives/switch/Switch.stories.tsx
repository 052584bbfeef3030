import type { Meta, StoryObj } from '@storybook/react-vite';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Primitives/Switch',
  component: Switch,
  args: { label: 'E-mail bij aanbiedingen' },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const WithHint: Story = {
  args: { hint: 'Hooguit één keer per week, over wat je eerder bestelde.', defaultChecked: true },
};
export const LineOfSettings: Story = {
  render: (args) => (
    <div className="divide-y divide-rule border-y border-rule">
      <Switch {...args} layout="line" defaultChecked />
      <Switch {...args} layout="line" label="Prijzen inclusief btw" hint="Op facturen staan altijd beide." />
    </div>
  ),
};
export const Disabled: Story = { args: { disabled: true } };
export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } };
export const Consent: Story = {
  tags: ['do-not'],
  args: { label: 'Ik ga akkoord met de voorwaarden' },
};
