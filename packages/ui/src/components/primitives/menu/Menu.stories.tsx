import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Copy } from '../../../icons/Copy.tsx';
import { Ellipsis } from '../../../icons/Ellipsis.tsx';
import { Printer } from '../../../icons/Printer.tsx';
import { Share2 } from '../../../icons/Share2.tsx';
import { Trash2 } from '../../../icons/Trash2.tsx';
import { propArgTypes } from '../../../testing/propArgTypes.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Menu, MenuContent, MenuGroup, MenuSeparator, MenuTrigger } from './Menu.tsx';
import { MenuCheckboxItem } from './MenuCheckboxItem.tsx';
import { MenuItem } from './MenuItem.tsx';

type MenuItemTone = ComponentProps<typeof MenuItem>['tone'];
type Args = Pick<ComponentProps<typeof MenuTrigger>, 'tone'> &
  Pick<ComponentProps<typeof MenuContent>, 'side' | 'align'> & {
    last: MenuItemTone;
    button: string;
    open: boolean;
    defaultOpen?: boolean;
    children?: ReactNode;
  };

const lines = (last: MenuItemTone) => (
  <>
    <MenuItem icon={<Copy aria-hidden />} hint="Met alle aantallen">
      Dupliceer
    </MenuItem>
    <MenuItem icon={<Printer aria-hidden />} disabled>
      Druk af
    </MenuItem>
    <MenuItem href="#delen" icon={<Share2 aria-hidden />}>
      Deel met een collega
    </MenuItem>
    <MenuSeparator />
    <MenuItem icon={<Trash2 aria-hidden />} tone={last}>
      Verwijder
    </MenuItem>
  </>
);

const columns = ['Artikelnummer', 'Btw', 'Voorraad'];

function Columns() {
  const [shown, setShown] = useState<readonly string[]>(['Btw']);
  return columns.map((column) => (
    <MenuCheckboxItem
      key={column}
      checked={shown.includes(column)}
      disabled={column === 'Voorraad'}
      onCheckedChange={(checked) =>
        setShown(checked ? [...shown, column] : shown.filter((other) => other !== column))
      }
    >
      {column}
    </MenuCheckboxItem>
  ));
}

const meta = {
  title: 'Primitives/Menu',
  component: Menu,
  subcomponents: { MenuTrigger, MenuContent, MenuItem, MenuCheckboxItem, MenuGroup, MenuSeparator },
  parameters: { docs: { story: { inline: false, height: '26rem' } } },
  args: {
    button: 'Lijst',
    open: true,
    last: 'danger',
  },
  decorators: [(Story) => <div className="flex min-h-96 items-start">{Story()}</div>],
  argTypes: {
    ...propArgTypes(MenuTrigger, 'tone'),
    ...propArgTypes(MenuContent, 'side', 'align'),
    last: propArgTypes(MenuItem, 'tone').tone,
    // `open` sets it here.
    defaultOpen: { control: false },
  },
  render: ({ button, tone, open, last, children = lines(last), ...panel }) => (
    <Menu key={String(open)} defaultOpen={open}>
      <MenuTrigger tone={tone}>{button}</MenuTrigger>
      <MenuContent avoidCollisions={false} {...panel}>
        {children}
      </MenuContent>
    </Menu>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

export const Closed: Story = { args: { open: false } };
export const Open: Story = { tags: ['picture:alone'] };
export const Checkboxes: Story = {
  tags: ['picture:alone'],
  args: {
    button: 'Kolommen',
    children: (
      <>
        <MenuGroup label="Kolommen">
          <Columns />
        </MenuGroup>
        <MenuSeparator />
        <MenuItem>Zet terug</MenuItem>
      </>
    ),
  },
};
export const BehindAnIcon: Story = {
  tags: ['picture:alone'],
  render: ({ open, last }) => (
    <Menu defaultOpen={open}>
      <MenuTrigger
        render={
          <IconButton label="Meer over deze lijst">
            <Ellipsis aria-hidden className="size-5" />
          </IconButton>
        }
      />
      <MenuContent avoidCollisions={false}>{lines(last)}</MenuContent>
    </Menu>
  ),
};
/** Both are open; neither closes when the other gets the focus. */
export const Verbs: Story = {
  tags: ['do-not'],
  render: ({ button, last }) => (
    <Menu open>
      <MenuTrigger>{button}</MenuTrigger>
      <MenuContent avoidCollisions={false}>{lines(last)}</MenuContent>
    </Menu>
  ),
};
export const ListOfPages: Story = {
  tags: ['do-not'],
  render: () => (
    <Menu open>
      <MenuTrigger>Menu</MenuTrigger>
      <MenuContent avoidCollisions={false}>
        {['Luiers', 'Billendoekjes', 'Fruit', 'Klantenservice'].map((page) => (
          <MenuItem key={page}>{page}</MenuItem>
        ))}
      </MenuContent>
    </Menu>
  ),
};
