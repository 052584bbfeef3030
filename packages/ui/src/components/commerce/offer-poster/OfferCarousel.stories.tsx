import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName, markupName, unbrokenName } from '../../../testing/badTexts.ts';
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
export const LongTexts: Story = {
  tags: ['stress'],
  args: {
    offers: [
      {
        id: 'lang',
        kicker: 'Aanbieding 1 van 2, geldig van maandag 2 maart tot en met zaterdag 28 maart',
        figure: '10+2',
        figureSuffix: 'gratis erbij',
        title: 'Wegwerpslabben met opvangzakje, extra groot, in alle kleuren',
        text: 'Vul twaalf dozen in en je betaalt er tien; de korting staat onder aan je factuur.',
        href: '#lang',
      },
      ...sampleOffers.slice(1, 2),
    ],
  },
};
export const Empty: Story = { tags: ['stress'], args: { offers: [] } };
export const BadTexts: Story = {
  tags: ['stress'],
  args: {
    offers: [
      {
        id: '1',
        figure: '1.000.000',
        figureSuffix: unbrokenName,
        title: unbrokenName,
        text: markupName,
        kicker: longName,
      },
      { id: '2', figure: '0', title: 'A', listLabel: unbrokenName },
      { id: '3', figure: '-1', title: markupName, href: '#3', linkLabel: longName },
    ],
  },
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
