import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart } from '../../../icons/Heart.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Wordmark } from '../../shop/wordmark/Wordmark.tsx';
import { CategoryNavigation } from '../category-navigation/CategoryNavigation.tsx';
import { sampleAisles } from '../category-navigation/sampleAisles.ts';
import { CompanyBanner } from '../company-banner/CompanyBanner.tsx';
import { HeaderAction } from '../header-action/HeaderAction.tsx';
import { MiniCart } from '../mini-cart/MiniCart.tsx';
import { SearchBox } from '../search-box/SearchBox.tsx';
import { SiteHeader } from './SiteHeader.tsx';

const meta = {
  title: 'Commerce/SiteHeader',
  component: SiteHeader,
  args: {
    homeHref: '#home',
    wordmark: <Wordmark />,
    search: <SearchBox action="#zoeken" />,
    actions: (
      <>
        <HeaderAction icon={<Heart />} label="Favoriete" detail="producten" href="#favorieten" />
        <MiniCart href="#winkelmand" total="€ 68,05" items={9} />
      </>
    ),
    navigation: (
      <CategoryNavigation items={sampleAisles.map(({ number, label, href }) => ({ number, label, href }))} />
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
/** Another shop: its own wordmark, and categories without numbers. */
export const OfAnotherShop: Story = {
  args: {
    wordmark: <b className="text-22 whitespace-nowrap wide:text-28">Bouwsteen</b>,
    navigation: <CategoryNavigation items={sampleAisles.map(({ label, href }) => ({ label, href }))} />,
  },
};
export const Bare: Story = { args: { search: undefined, actions: undefined, navigation: undefined } };
export const InAnotherName: Story = {
  args: {
    banner: (
      <CompanyBanner action={<Button tone="tertiary">Switch terug</Button>}>
        Je bestelt voor De Vlinder.
      </CompanyBanner>
    ),
  },
};
export const Plain: Story = {
  tags: ['do-not'],
  args: { navigation: undefined },
};
export const ForThisPage: Story = {
  tags: ['do-not'],
  args: {
    navigation: undefined,
    actions: (
      <>
        <Button tone="primary">Nieuw!</Button>
        <Button>Print deze pagina</Button>
        <MiniCart href="#winkelmand" total="€ 68,05" items={9} />
      </>
    ),
  },
};
