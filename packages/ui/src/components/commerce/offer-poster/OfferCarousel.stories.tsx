import type { Meta, StoryObj } from '@storybook/react-vite';
import { OfferCarousel } from './OfferCarousel.tsx';
import { sampleOffers } from './sampleOffers.tsx';

const meta = {
  title: 'Commerce/OfferCarousel',
  component: OfferCarousel,
  args: { offers: sampleOffers },
  parameters: { matrix: { wide: true } },
} satisfies Meta<typeof OfferCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Five: Story = {};
export const Moving: Story = { args: { interval: 6000 } };
export const One: Story = { args: { offers: sampleOffers.slice(1, 2) } };
export const LoggedOut: Story = {
  args: { offers: sampleOffers.map(({ href: _href, priceLabels: _priceLabels, ...offer }) => offer) },
};
export const RightToLeft: Story = {
  args: { defaultValue: 'appelsap' },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};
export const NewsAmongOffers: Story = {
  tags: ['do-not'],
  args: {
    offers: [
      {
        id: '1',
        figure: 'i',
        title: 'Met Pasen bezorgen we niet',
        text: 'Maandag 6 april is ons magazijn dicht.',
      },
      { id: '2', figure: 'Nieuw', title: 'Onze nieuwe vrachtwagen', text: 'Hij rijdt op stroom.' },
      ...sampleOffers.slice(0, 1),
    ],
  },
};
