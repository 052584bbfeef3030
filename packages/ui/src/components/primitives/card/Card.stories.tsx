import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../../../link/Link.tsx';
import { Badge } from '../badge/Badge.tsx';
import { Button } from '../button/Button.tsx';
import { Card } from './Card.tsx';

const address = 'Beukenlaan 14, 3581 KL Utrecht';

const meta = {
  title: 'Primitives/Card',
  component: Card,
  args: { title: 'Bezorgadres', children: address },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithAsideAndFooter: Story = {
  args: {
    aside: <Badge tone="positive">Actief</Badge>,
    footer: (
      <>
        <Button>Wijzig</Button>
        <Button tone="tertiary">Verwijder</Button>
      </>
    ),
  },
};
export const OnItsRail: Story = { args: { rail: true, title: 'Overzicht' } };
export const Muted: Story = { args: { surface: 'muted' } };
export const WithoutTitle: Story = { args: { title: undefined } };
export const ListOfLinks: Story = {
  args: {
    title: 'Jouw account',
    padded: false,
    children: (
      <ul>
        {['Jouw overzicht', 'Favorieten', 'Facturen'].map((name) => (
          <li key={name} className="border-b border-rule last:border-b-0">
            <Link href="#lijst" className="flex min-h-12 items-center px-4 wide:px-6">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    ),
  },
};
export const CardInACard: Story = {
  tags: ['do-not'],
  args: { children: <Card title="Straat">Beukenlaan 14</Card> },
};
