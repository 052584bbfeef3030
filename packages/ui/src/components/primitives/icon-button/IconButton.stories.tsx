import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from '../../../icons/Search.tsx';
import { Trash2 } from '../../../icons/Trash2.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  args: {
    label: 'Verwijder Appelsap',
    children: <Trash2 aria-hidden className="size-5" strokeWidth={1.75} />,
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Outline: Story = { args: { tone: 'outline' } };
export const Primary: Story = {
  args: {
    tone: 'primary',
    label: 'Zoek',
    children: <Search aria-hidden className="size-5" strokeWidth={1.75} />,
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const RowOfRiddles: Story = {
  tags: ['do-not'],
  render: () => (
    <div className="flex gap-2">
      {['Deel', 'Dupliceer', 'Archiveer', 'Verwijder'].map((label) => (
        <IconButton key={label} label={label} tone="outline">
          <Search aria-hidden className="size-5" strokeWidth={1.75} />
        </IconButton>
      ))}
    </div>
  ),
};
