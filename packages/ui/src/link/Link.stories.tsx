import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from './Link.tsx';
import type { LinkComponentProps } from './LinkContext.ts';
import { LinkProvider } from './LinkProvider.tsx';

const meta = {
  title: 'Primitives/Link',
  component: Link,
  subcomponents: { LinkProvider },
  args: { href: '#ergens', children: 'Alle 23 favorieten' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { appearance: 'text' } };
export const Bare: Story = { args: { appearance: 'bare' } };
export const SaysWhere: Story = {
  tags: ['do-not'],
  render: () => (
    <p>
      Je bestelling is onderweg.{' '}
      <Link appearance="text" href="#bestelling">
        Bekijk je bestelling
      </Link>
    </p>
  ),
};
export const ClickHere: Story = {
  tags: ['do-not'],
  render: () => (
    <p>
      Je bestelling is onderweg. Om hem te bekijken klik je{' '}
      <Link appearance="text" href="#bestelling">
        hier
      </Link>
    </p>
  ),
};
function RouterLink({ children, ...props }: LinkComponentProps) {
  return (
    <a {...props} data-router>
      {children} (door de router)
    </a>
  );
}
/** Every link inside uses the app's router. */
export const ThroughARouter: Story = {
  args: { appearance: 'text' },
  decorators: [(Story) => <LinkProvider component={RouterLink}>{Story()}</LinkProvider>],
};
