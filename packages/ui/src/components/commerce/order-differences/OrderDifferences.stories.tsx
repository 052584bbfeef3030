import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../../primitives/button/ButtonLink.tsx';
import { OrderDifferences } from './OrderDifferences.tsx';
import { sampleDifferences } from './sampleDifferences.tsx';

const meta = {
  title: 'Commerce/OrderDifferences',
  component: OrderDifferences,
  tags: ['picture:both'],
  args: {
    differences: sampleDifferences,
    summary: '7 van de 9 producten liggen in je winkelmand.',
    onUndo: () => undefined,
    actions: (
      <ButtonLink href="#winkelwagen" tone="primary">
        Naar je winkelmand
      </ButtonLink>
    ),
  },
  decorators: [(Story) => <div className="max-w-3xl">{Story()}</div>],
} satisfies Meta<typeof OrderDifferences>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Differences: Story = {};
export const Undone: Story = { args: { undone: true } };
export const None: Story = { args: { differences: [] } };
export const GoneTogether: Story = {
  tags: ['do-not'],
  args: { differences: [], summary: 'Sommige producten konden niet worden toegevoegd.' },
};
