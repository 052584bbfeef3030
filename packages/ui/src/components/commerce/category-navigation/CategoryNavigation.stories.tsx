import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName, markupName, unbrokenName } from '../../../testing/badTexts.ts';
import { CategoryNavigation } from './CategoryNavigation.tsx';
import { sampleAisles } from './sampleAisles.ts';

const meta = {
  title: 'Commerce/CategoryNavigation',
  component: CategoryNavigation,
  tags: ['picture:both'],
  args: {
    offers: { label: 'Aanbiedingen', href: '#aanbiedingen' },
    items: sampleAisles.map(({ number, label, href }) => ({ number, label, href })),
  },
  // The last cell is a component with its own appearance.
  parameters: { layout: 'fullscreen', extremes: { extra: null } },
} satisfies Meta<typeof CategoryNavigation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Twelve: Story = {};
/** A shop whose categories have no numbers. */
export const WithoutNumbers: Story = {
  args: {
    items: sampleAisles.map(({ label, href }, index) => ({ label, href, current: index === 1 })),
  },
};
export const InAnAisle: Story = {
  args: {
    items: sampleAisles.map(({ number, label, href }) => ({ number, label, href, current: number === 2 })),
  },
};
export const InAHiddenAisle: Story = {
  args: {
    items: sampleAisles.map(({ number, label, href }) => ({ number, label, href, current: number === 12 })),
  },
};
export const AllFit: Story = {
  args: { items: sampleAisles.slice(0, 4).map(({ number, label, href }) => ({ number, label, href })) },
};
export const OnOffers: Story = {
  args: { offers: { label: 'Aanbiedingen', href: '#aanbiedingen', current: true } },
};
export const MoreOpen: Story = {
  tags: ['picture:alone'],
  decorators: [(Story) => <div className="min-h-96">{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    const more = canvas.queryByRole('button', { name: /Meer/ });
    if (more) await userEvent.click(more);
  },
};

export const MoreOpenWithoutNumbers: Story = { ...MoreOpen, args: WithoutNumbers.args };

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    label: index % 7 === 0 ? `Gangpad met een lange naam ${index + 1}` : `Gangpad ${index + 1}`,
    href: `#${index + 1}`,
  }));

export const FiveThousand: Story = {
  tags: ['stress', '!test'],
  ...MoreOpen,
  args: { items: many(5000) },
  // For manual checks: axe needs minutes for five thousand links. A unit test covers it.
  parameters: { matrix: { skip: true } },
};
export const BadTexts: Story = {
  tags: ['stress', 'picture:alone'],
  ...MoreOpen,
  args: {
    items: ['A', longName, markupName, unbrokenName].map((label, index) => ({
      number: index === 0 ? 1 : index * 1e6,
      label,
      href: `#${index}`,
    })),
  },
};
const narrow = { docs: { story: { inline: false, height: '9rem' } } };

export const NamesOfShelves: Story = { tags: ['do-not'], parameters: narrow };
export const Campaigns: Story = {
  tags: ['do-not'],
  parameters: narrow,
  args: {
    items: ['Nieuw!', 'Zomerdeals', 'Luiers', 'Inspiratie'].map((label) => ({ label, href: `#${label}` })),
  },
};
