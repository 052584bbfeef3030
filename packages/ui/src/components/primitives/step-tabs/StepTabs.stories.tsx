import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { StepTabs } from './StepTabs.tsx';
import { sampleRegistration } from './sampleRegistration.ts';

const open = sampleRegistration.map((tab) => ({ ...tab, disabled: false }));

const meta = {
  title: 'Primitives/StepTabs',
  component: StepTabs,
  tags: ['picture:both'],
  args: {
    label: 'Stappen van je registratie',
    value: 'general',
    onValueChange: () => undefined,
    tabs: sampleRegistration,
    children: <p>De inhoud van de stap.</p>,
  },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    return <StepTabs {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof StepTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const SecondWithStates: Story = {
  args: {
    value: 'addresses',
    tabs: open.map((tab) => ({ ...tab, state: tab.value === 'general' ? 'complete' : undefined })),
  },
};
export const SomethingToMend: Story = {
  args: {
    value: 'hours',
    tabs: open.map((tab) => ({ ...tab, state: tab.value === 'hours' ? 'complete' : 'invalid' })),
  },
};
export const NumbersTwice: Story = {
  tags: ['do-not'],
  args: { tabs: sampleRegistration.map((tab) => ({ ...tab, label: `Stap ${tab.number}` })) },
};
