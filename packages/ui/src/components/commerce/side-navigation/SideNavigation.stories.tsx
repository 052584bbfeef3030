import type { Meta, StoryObj } from '@storybook/react-vite';

import { SideNavigation } from './SideNavigation.tsx';

const meta = {
  title: 'Commerce/SideNavigation',
  component: SideNavigation,
  args: {
    title: 'Categorie',
    items: [
      { label: 'Alles', href: '#alles', count: 58, current: true },
      { label: 'Luiers', href: '#luiers', count: 14 },
      { label: 'Luierbroekjes', href: '#broekjes', count: 6 },
    ],
  },
  decorators: [(Story) => <div className="max-w-60">{Story()}</div>],
} satisfies Meta<typeof SideNavigation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Subcategories: Story = {};
export const WithoutCounts: Story = {
  args: {
    title: 'Jouw overzicht',
    items: [
      { label: 'Profiel gegevens', href: '#profiel' },
      { label: 'Bestelhistorie', href: '#historie', current: true },
      { label: 'Wachtwoord wijzigen', href: '#wachtwoord' },
    ],
  },
};
export const Groups: Story = {
  args: {
    title: 'Jouw overzicht',
    items: [
      { label: 'Profiel gegevens', href: '#profiel' },
      { label: 'Bestelhistorie', href: '#historie' },
    ],
    groups: [
      {
        title: 'Bestellen',
        items: [
          { label: 'Lijsten', href: '#lijsten', current: true },
          { label: 'Herhaalorders', href: '#herhaalorders' },
        ],
      },
      { title: 'Organisatie', items: [{ label: 'Mensen', href: '#mensen' }] },
    ],
  },
};
export const NoCurrent: Story = {
  tags: ['do-not'],
  args: {
    title: 'Menu',
    items: [
      { label: 'Overzicht', href: '#overzicht' },
      { label: 'Luiers', href: '#luiers' },
      { label: 'Contact', href: '#contact' },
    ],
  },
};
