import type { Meta, StoryObj } from '@storybook/react-vite';
import { badTexts } from '../../testing/badTexts.ts';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Parts/SkipLink',
  component: SkipLink,
  args: { href: '#main' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1}>
        De inhoud; druk op Tab om de link te zien.
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};
export const BadTexts: Story = {
  tags: ['stress', 'picture:alone'],
  args: { labels: { skip: badTexts.join(' ') } },
  play: ({ canvas }) => canvas.getByRole('link').focus(),
};
