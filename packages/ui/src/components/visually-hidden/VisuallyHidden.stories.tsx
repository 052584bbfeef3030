import type { Meta, StoryObj } from '@storybook/react-vite';
import { badTexts } from '../../testing/badTexts.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Parts/VisuallyHidden',
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
