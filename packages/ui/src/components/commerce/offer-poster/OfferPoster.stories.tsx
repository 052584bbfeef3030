import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/button/Button.tsx';
import { OfferPoster } from './OfferPoster.tsx';
import { OfferPriceLabel } from './OfferPriceLabel.tsx';
import { sampleOffers } from './sampleOffers.tsx';

const meta = {
  title: 'Commerce/OfferPoster',
  component: OfferPoster,
  subcomponents: { OfferPriceLabel },
  args: {
    figure: '2+1',
    figureSuffix: 'gratis',
    title: 'Pukkie luiers, maat 3 t/m 5',
    text: 'Vul 3 dozen in. Je betaalt er 2.',
    href: '#actie',
  },
} satisfies Meta<typeof OfferPoster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithShelf: Story = {
  args: { picture: sampleOffers[0]?.picture, priceLabels: sampleOffers[0]?.priceLabels },
};
export const Narrow: Story = { decorators: [(Story) => <div className="max-w-80">{Story()}</div>] };
export const Percentage: Story = { args: { figure: '−15%', figureSuffix: '', title: 'Appelsap' } };
export const Amount: Story = { args: { figure: '€ 1.000', figureSuffix: 'korting', title: 'Klaslokaal' } };
export const LoggedOut: Story = { args: { href: undefined } };
export const SomethingElseToDo: Story = {
  args: { href: undefined, action: <Button tone="primary">Word klant</Button> },
};
export const FigureAndDay: Story = {
  tags: ['do-not'],
  args: {
    figure: '−15%',
    figureSuffix: '',
    title: 'Appelsap, 12 × 1 liter',
    text: 'Tot en met zaterdag 28 maart.',
  },
};
export const LoudAndEmpty: Story = {
  tags: ['do-not'],
  args: {
    figure: 'SALE',
    figureSuffix: '!!!',
    title: 'Mis het niet',
    text: 'Op is op.',
    linkLabel: 'Klik hier',
  },
};
