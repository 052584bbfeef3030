import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Primitives/SkipLink',
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
const shown = 'not-sr-only! self-start px-4! py-3!';

export const SaysWhere: Story = {
  tags: ['do-not'],
  args: { className: shown },
  render: (args) => <SkipLink {...args} />,
};
export const AskForAClick: Story = {
  tags: ['do-not'],
  args: { className: shown, labels: { skip: 'Klik hier om de navigatie over te slaan' } },
  render: (args) => <SkipLink {...args} />,
};
