import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Primitives/Checkbox',
  component: Checkbox,
  tags: ['picture:elsewhere'],
  args: { label: 'Factuuradres is hetzelfde als bezorgadres', defaultChecked: true },
  decorators: [(Story) => <div className="max-w-sm">{Story()}</div>],
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tick: Story = {};
export const TrueWhenTicked: Story = {
  tags: ['do-not'],
  render: () => <Checkbox label="Stuur mij elke week de aanbiedingen" />,
};
export const NotWhenTicked: Story = {
  tags: ['do-not'],
  render: () => <Checkbox label="Ik wil geen aanbiedingen ontvangen" defaultChecked />,
};
