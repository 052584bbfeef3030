import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName, markupName, oneLetter, unbrokenName } from '../../../testing/badTexts.ts';
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
export const LongTexts: Story = {
  tags: ['stress'],
  args: {
    next: 'Ga verder naar de volgende stap met de bezorg- en factuuradressen van je organisatie',
    onPrevious: () => undefined,
    labels: { previous: 'Terug naar de vorige stap met de algemene gegevens van je organisatie' },
  },
};
export const BadTexts: Story = {
  tags: ['stress'],
  args: {
    next: unbrokenName,
    nextDisabled: true,
    reason: longName,
    onPrevious: () => undefined,
    labels: { previous: markupName },
  },
};
export const OneLetter: Story = {
  tags: ['stress'],
  args: { next: oneLetter, onPrevious: () => undefined, labels: { previous: oneLetter } },
};
