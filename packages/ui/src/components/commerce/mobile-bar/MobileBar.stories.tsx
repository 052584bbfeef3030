import type { Meta, StoryObj } from '@storybook/react-vite';
import { badTexts, unbrokenName } from '../../../testing/badTexts.ts';
import { sampleAisles } from '../category-navigation/sampleAisles.ts';
import { MobileBar } from './MobileBar.tsx';
import { MobileBarMenu } from './MobileBarMenu.tsx';

const meta = {
  title: 'Commerce/MobileBar',
  component: MobileBar,
  subcomponents: { MobileBarMenu },
  tags: ['picture:phone'],
  args: {
    menu: (close) => (
      <MobileBarMenu
        categories={sampleAisles.map(({ pictureSource, ...aisle }) => ({
          ...aisle,
          picture: <img src={pictureSource} alt="" />,
        }))}
        offers={{ label: 'Aanbiedingen', href: '#aanbiedingen' }}
        pages={[
          { label: 'Bestellen en bezorgen', href: '#bestellen' },
          { label: 'Privacy', href: '#privacy' },
        ]}
        onDone={close}
      />
    ),
    favouritesHref: '#favorieten',
    accountHref: '#profiel',
    cart: { href: '#winkelmand', total: '€ 68,05', items: 9 },
  },
  globals: { viewport: { value: 'phone' } },
  parameters: { docs: { story: { inline: false, height: '16rem' } }, layout: 'fullscreen' },
} satisfies Meta<typeof MobileBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LoggedIn: Story = {};
export const LoggedOut: Story = {
  args: { cart: undefined },
};
export const LargeTotal: Story = {
  args: { cart: { href: '#winkelmand', total: '€ 12.345,50', items: 900 } },
};
/** The open menu takes the height of the content behind it. */
const overPage: Story['decorators'] = [(Story) => <div style={{ minHeight: '40rem' }}>{Story()}</div>];

export const MenuOpen: Story = {
  tags: ['picture:alone'],
  decorators: overPage,
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.queryByRole('button', { name: 'Menu' });
    if (menu) await userEvent.click(menu);
  },
};
/** Another shop: categories without numbers and without pictures. */
export const MenuWithoutNumbers: Story = {
  tags: ['picture:alone'],
  decorators: overPage,
  args: {
    menu: (close) => (
      <MobileBarMenu categories={sampleAisles.map(({ label, href }) => ({ label, href }))} onDone={close} />
    ),
  },
  play: MenuOpen.play,
};
export const BadMenu: Story = {
  tags: ['stress', 'picture:alone'],
  decorators: overPage,
  args: {
    menu: (close) => (
      <MobileBarMenu
        categories={badTexts.map((label, index) => ({ number: 1e6 + index, label, href: `#${index}` }))}
        offers={{ label: unbrokenName, href: '#aanbiedingen' }}
        pages={badTexts.map((label, index) => ({ label, href: `#pagina-${index}` }))}
        onDone={close}
      />
    ),
  },
  play: MenuOpen.play,
};
export const LongWords: Story = {
  tags: ['do-not'],
  args: {
    labels: { menu: 'Alle categorieën', favourites: 'Mijn favorietenlijstjes', account: 'Bedrijfsprofiel' },
  },
};
