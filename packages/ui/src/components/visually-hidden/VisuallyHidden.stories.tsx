import type { Meta, StoryObj } from '@storybook/react-vite';
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
