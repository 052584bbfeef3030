import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleAisles } from '../page-layout/sampleAisles.ts';
import { MobileBar } from './MobileBar.tsx';
import { MobileBarMenu } from './MobileBarMenu.tsx';

const meta = {
  title: 'Shop/MobileBar',
  component: MobileBar,
  args: {
    menu: (close) => (
      <MobileBarMenu
        aisles={sampleAisles.map(({ pictureSource, ...aisle }) => ({
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
  parameters: { layout: 'fullscreen' },
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
export const MenuOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.queryByRole('button', { name: 'Menu' });
    if (menu) await userEvent.click(menu);
  },
};
