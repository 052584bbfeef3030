import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronLeft } from '../../../icons/ChevronLeft.tsx';
import { Plus } from '../../../icons/Plus.tsx';
import { propArgTypes } from '../../../testing/propArgTypes.ts';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  subcomponents: { ButtonLink },
  tags: ['picture:contrast'],
  args: { children: 'Bestelling plaatsen' },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { tone: 'primary' } };
export const Secondary: Story = { args: { tone: 'secondary', children: 'Wijzig' } };
export const Tertiary: Story = { args: { tone: 'tertiary', children: 'Winkelwagen legen' } };
export const Danger: Story = { args: { tone: 'danger', children: 'Account opheffen' } };
export const Large: Story = { args: { tone: 'primary', size: 'l' } };
export const Busy: Story = { args: { tone: 'primary', loading: true } };
export const Disabled: Story = { args: { tone: 'primary', disabled: true, children: 'Nu bestellen' } };
export const WithIcon: Story = {
  args: {
    tone: 'primary',
    children: (
      <>
        <Plus aria-hidden className="size-5" /> Voeg toe
      </>
    ),
  },
};
export const AsLink: Story = {
  argTypes: propArgTypes(ButtonLink, 'tone', 'size', 'shape'),
  render: ({ tone, size, shape }) => (
    <ButtonLink href="#verder" tone={tone} size={size} shape={shape}>
      <ChevronLeft aria-hidden className="size-5" /> Verder winkelen
    </ButtonLink>
  ),
};
export const Matrix: Story = {
  render: () => (
    <div className="grid grid-cols-2 items-center justify-items-start gap-4 wide:grid-cols-4">
      {(['primary', 'secondary', 'tertiary', 'danger'] as const).map((tone) => [
        <Button key={tone} tone={tone}>
          {tone}
        </Button>,
        <Button key={`${tone}-l`} tone={tone} size="l">
          {tone}
        </Button>,
        <Button key={`${tone}-busy`} tone={tone} loading>
          {tone}
        </Button>,
        <Button key={`${tone}-disabled`} tone={tone} disabled>
          {tone}
        </Button>,
      ])}
    </div>
  ),
};
export const OnePrimary: Story = {
  tags: ['do-not'],
  render: () => (
    <div className="flex flex-wrap gap-4">
      <Button tone="primary">Bestelling plaatsen</Button>
      <Button>Verder winkelen</Button>
    </div>
  ),
};
export const TwoPrimaries: Story = {
  tags: ['do-not'],
  render: () => (
    <div className="flex flex-wrap gap-4">
      <Button tone="primary">OK</Button>
      <Button tone="primary">Verder</Button>
    </div>
  ),
};
