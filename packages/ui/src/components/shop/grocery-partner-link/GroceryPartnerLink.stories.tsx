import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName, markupName } from '../../../testing/badTexts.ts';
import { GroceryPartnerLink } from './GroceryPartnerLink.tsx';

const meta = {
  title: 'Shop/GroceryPartnerLink',
  component: GroceryPartnerLink,
  args: { href: 'https://partner.example', children: 'Boodschappen' },
  // In the navigation it is one word.
  parameters: { extremes: { children: 'boodschappen' } },
} satisfies Meta<typeof GroceryPartnerLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheBoard: Story = {
  decorators: [
    (Story) => (
      <div data-surface="inverse" className="flex bg-inverse text-on-inverse">
        {Story()}
      </div>
    ),
  ],
};
export const AfterAnOrder: Story = {
  args: { place: 'block', hint: 'Vers brood, fruit en zuivel, bezorgd op dezelfde dag.' },
  decorators: [(Story) => <div className="max-w-sm">{Story()}</div>],
};
export const AnAdvertisement: Story = {
  tags: ['do-not'],
  args: { place: 'block', children: 'Klik hier', hint: 'De beste deals van het internet!' },
  decorators: [(Story) => <div className="max-w-sm">{Story()}</div>],
};
export const BadTexts: Story = {
  tags: ['stress'],
  args: { place: 'block', children: longName, hint: markupName },
  decorators: [(Story) => <div className="max-w-sm">{Story()}</div>],
};
