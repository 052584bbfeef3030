import type { Meta, StoryObj } from '@storybook/react-vite';
import { badTexts } from '../../../testing/badTexts.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Primitives/VisuallyHidden',
  component: VisuallyHidden,
  render: () => (
    <p>
      De helft van deze zin<VisuallyHidden> is voor wie luistert</VisuallyHidden>.
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InASentence: Story = {};
export const BadTexts: Story = {
  tags: ['stress'],
  render: () => (
    <p>
      {badTexts.map((text) => (
        <VisuallyHidden key={text}>{text}</VisuallyHidden>
      ))}
      Hiernaast hoor je meer dan je ziet.
    </p>
  ),
};
export const FromAndFor: Story = {
  tags: ['do-not'],
  render: () => (
    <p className="text-17">
      <VisuallyHidden>van </VisuallyHidden>
      <s className="text-ink-2">€ 31,50</s>
      <VisuallyHidden> voor</VisuallyHidden> <b>€ 26,95</b> per doos
    </p>
  ),
};
export const HidesACondition: Story = {
  tags: ['do-not'],
  render: () => (
    <p className="text-17">
      <b>€ 26,95</b> per doos<VisuallyHidden> bij tien dozen of meer</VisuallyHidden>
    </p>
  ),
};
