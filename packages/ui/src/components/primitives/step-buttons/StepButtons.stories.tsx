import type { Meta, StoryObj } from '@storybook/react-vite';
import { StepButtons } from './StepButtons.tsx';

const meta = {
  title: 'Primitives/StepButtons',
  component: StepButtons,
  tags: ['picture:both'],
  args: { next: 'Ga naar stap 2', onNext: () => undefined },
  decorators: [(Story) => <div className="max-w-3xl">{Story()}</div>],
} satisfies Meta<typeof StepButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const NotYet: Story = {
  args: { nextDisabled: true, reason: 'Vul eerst alle verplichte velden van deze stap in.' },
};
export const Middle: Story = { args: { next: 'Ga naar stap 3', onPrevious: () => undefined } };
export const RightToLeft: Story = {
  args: { next: 'Ga naar stap 3', onPrevious: () => undefined },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};
export const Last: Story = {
  args: { next: 'Registreren', onNext: undefined, onPrevious: () => undefined },
};
export const Busy: Story = {
  args: { next: 'Registreren', onNext: undefined, onPrevious: () => undefined, loading: true },
};
export const NextWhat: Story = {
  tags: ['do-not'],
  args: { next: 'Volgende', onPrevious: () => undefined },
};
