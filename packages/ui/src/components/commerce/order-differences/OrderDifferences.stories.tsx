import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName, markupName, unbrokenName } from '../../../testing/badTexts.ts';
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
export const BadTexts: Story = {
  tags: ['stress'],
  args: {
    differences: [
      { id: 1, kind: 'gone', name: longName },
      { id: 2, kind: 'soldOut', name: unbrokenName, href: '#2' },
      { id: 3, kind: 'dearer', name: markupName, originalPrice: '€ 0,00', newPrice: '€ 1.000.000,00' },
      { id: 4, kind: 'dearer', name: 'A', originalPrice: '−€ 1,00', newPrice: '€ 0,00' },
    ],
    summary: longName,
  },
};
export const GoneTogether: Story = {
  tags: ['do-not'],
  args: { differences: [], summary: 'Sommige producten konden niet worden toegevoegd.' },
};
