import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { Card } from '../card/Card.tsx';
import { Text } from '../text/Text.tsx';
import { Grid } from './Grid.tsx';

const tiles = [1, 2, 3, 4, 5, 6].map((number) => (
  <div key={number} className="rounded-label border border-rule bg-surface px-3 py-1">
    {number}
  </div>
));

const meta = {
  title: 'Primitives/Grid',
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
export const Tiles: Story = {
  tags: ['do-not'],
  args: {
    columns: 2,
    narrow: 2,
    children: ['Luiers', 'Billendoekjes', 'Fruit', 'Verf'].map((name) => <Card key={name}>{name}</Card>),
  },
};
export const OddOnes: Story = {
  tags: ['do-not'],
  args: {
    columns: 2,
    narrow: 2,
    children: (
      <>
        <Card>Luiers</Card>
        <Text>
          Deze week staan luiers, doekjes en fruit in de aanbieding. Je ziet de actieprijs op de pagina van
          het product.
        </Text>
        <Card>Fruit</Card>
        <Button>Bekijk alles</Button>
      </>
    ),
  },
};
