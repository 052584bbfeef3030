import type { Meta, StoryObj } from '@storybook/react-vite';
import { badTexts } from '../../testing/badTexts.ts';
import { Grid } from './Grid.tsx';

const tiles = [1, 2, 3, 4, 5, 6].map((number) => (
  <div key={number} className="rounded-label border border-rule bg-surface px-3 py-1">
    {number}
  </div>
));

const meta = {
  title: 'Parts/Grid',
  component: Grid,
  args: { children: tiles },
  parameters: { matrix: { wide: true } },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fit: Story = {};
export const Three: Story = { args: { columns: 3 } };
export const TwoOnAPhone: Story = { args: { columns: 6, narrow: 2, gap: 's' } };
export const List: Story = {
  args: { as: 'ul', columns: 2, children: ['Appelsap', 'Luiers'].map((name) => <li key={name}>{name}</li>) },
};
export const BadTexts: Story = {
  tags: ['stress'],
  args: { columns: 4, children: badTexts.map((text) => <p key={text}>{text}</p>) },
};
