import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, type ReactElement, useLayoutEffect, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import {
  Menu,
  MenuContent,
  type MenuContentProps,
  MenuGroup,
  type MenuGroupProps,
  type MenuProps,
  MenuSeparator,
  type MenuSeparatorProps,
  MenuTrigger,
  type MenuTriggerProps,
} from './Menu.tsx';
import { MenuCheckboxItem, type MenuCheckboxItemProps } from './MenuCheckboxItem.tsx';
import { MenuItem, type MenuItemProps } from './MenuItem.tsx';

const Trigger = (props: MenuTriggerProps) => (
  <Menu>
    <MenuTrigger {...props} />
  </Menu>
);
describe('MenuTrigger', () =>
  describeConformance<MenuTriggerProps>(<Trigger>Lijst</Trigger>, { owned: ['id'] }));

const opened = (lines: ReactElement) => (
  <Menu defaultOpen>
    <MenuTrigger>Lijst</MenuTrigger>
    <MenuContent>{lines}</MenuContent>
  </Menu>
);
const slot = (name: string) => ({
  root: () => document.querySelector(`[data-slot=${name}]`),
});
const Content = (props: MenuContentProps) => (
  <Menu defaultOpen>
    <MenuTrigger>Lijst</MenuTrigger>
    <MenuContent {...props} />
  </Menu>
);
const Item = (props: MenuItemProps) => opened(<MenuItem {...props} />);
const CheckboxItem = (props: MenuCheckboxItemProps) => opened(<MenuCheckboxItem {...props} />);
const Group = (props: MenuGroupProps) => opened(<MenuGroup {...props} />);
const Separator = (props: MenuSeparatorProps) => opened(<MenuSeparator {...props} />);
describe('MenuContent', () =>
  describeConformance<MenuContentProps>(
    <Content>
      <MenuItem>Dupliceer</MenuItem>
    </Content>,
    { ...slot('menu-content'), owned: ['id', 'role', 'aria-labelledby'] },
  ));
describe('MenuItem', () =>
  describeConformance<MenuItemProps>(<Item>Dupliceer</Item>, { ...slot('menu-item'), owned: ['role'] }));
describe('MenuCheckboxItem', () =>
  describeConformance<MenuCheckboxItemProps>(<CheckboxItem>Btw</CheckboxItem>, {
    ...slot('menu-checkbox-item'),
    owned: ['role'],
  }));
describe('MenuGroup', () =>
  describeConformance<MenuGroupProps>(
    <Group label="Kolommen">
      <MenuItem>Dupliceer</MenuItem>
    </Group>,
    { ...slot('menu-group'), owned: ['role', 'aria-label'] },
  ));
describe('MenuSeparator', () =>
  describeConformance<MenuSeparatorProps>(<Separator />, { ...slot('menu-separator'), owned: ['role'] }));

const onSelect = vi.fn();
const onCheckedChange = vi.fn();
const list = (props: MenuProps = {}) => (
  <Menu {...props}>
    <MenuTrigger>Lijst</MenuTrigger>
    <MenuContent>
      <MenuItem onSelect={onSelect} hint="Met alle aantallen">
        Dupliceer
      </MenuItem>
      <MenuItem href="/delen">Deel</MenuItem>
      <MenuSeparator />
      <MenuGroup label="Kolommen">
        <MenuCheckboxItem checked={false} onCheckedChange={onCheckedChange}>
          Btw
        </MenuCheckboxItem>
      </MenuGroup>
      <MenuItem disabled>Verwijder</MenuItem>
    </MenuContent>
  </Menu>
);
const trigger = () => screen.getByRole('button', { name: 'Lijst' });

test('class, ref and rest props of the content and of an item land on their element', () => {
  const content = createRef<HTMLDivElement>();
  const item = createRef<HTMLDivElement>();
  render(
    <Menu defaultOpen>
      <MenuTrigger>Lijst</MenuTrigger>
      <MenuContent ref={content} lang="nl" className="given">
        <MenuItem ref={item} lang="fr" className="given">
          Dupliceer
        </MenuItem>
      </MenuContent>
    </Menu>,
  );
  expect(content.current).toBe(screen.getByRole('menu', { name: 'Lijst' }));
  expect(content.current?.matches('.given[lang=nl]')).toBe(true);
  expect(item.current).toBe(screen.getByRole('menuitem', { name: 'Dupliceer' }));
  expect(item.current?.matches('.given[lang=fr]')).toBe(true);
});

test('its items follow the direction of the page', () => {
  render(<div dir="rtl">{list({ defaultOpen: true })}</div>);
  expect(screen.getByRole('menu').closest('[dir]')?.getAttribute('dir')).toBe('rtl');
});

test('a press on an item selects it, closes the menu and restores the focus', async () => {
  render(list());
  await userEvent.click(trigger());
  await userEvent.click(screen.getByRole('menuitem', { name: /Dupliceer/ }));
  expect(onSelect).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(trigger());
});

test('an item with href is a link', async () => {
  render(list({ defaultOpen: true }));
  expect(screen.getByRole('menuitem', { name: 'Deel' }).getAttribute('href')).toBe('/delen');
});

test('a setting is reported to the caller, and the menu stays open', async () => {
  render(list({ defaultOpen: true }));
  expect(screen.getByRole('group', { name: 'Kolommen' })).toBeDefined();
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Btw', checked: false }));
  expect(onCheckedChange.mock.calls).toEqual([[true, { event: expect.objectContaining({ type: 'click' }) }]]);
  expect(screen.getByRole('menu')).toBeDefined();
});

test('the caller can control whether it is open', async () => {
  const onOpenChange = vi.fn();
  render(list({ open: true, onOpenChange }));
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange.mock.calls).toEqual([
    [false, { event: expect.objectContaining({ type: 'keydown' }), reason: 'escape' }],
  ]);
  expect(screen.getByRole('menu')).toBeDefined();
});

const onOpened = vi.fn();
function Opened() {
  useLayoutEffect(() => onOpened(document.activeElement));
  return null;
}
function MenuThatOpens(props: MenuProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu {...props}>
        <MenuTrigger>Lijst</MenuTrigger>
        <MenuContent>
          <MenuItem onSelect={() => setOpen(true)}>Hernoem</MenuItem>
        </MenuContent>
      </Menu>
      {open && <Opened />}
    </>
  );
}
test('a dialog opened by an item finds the focus on the menu button, and can return it there', async () => {
  const onOpenChange = vi.fn();
  render(<MenuThatOpens onOpenChange={onOpenChange} />);
  await userEvent.click(trigger());
  await userEvent.click(screen.getByRole('menuitem', { name: 'Hernoem' }));
  expect(onOpened).toHaveBeenCalledWith(trigger());
  expect(onOpenChange).toHaveBeenCalledTimes(2);
  expect(onOpenChange.mock.lastCall).toMatchObject([false, { event: { type: 'click' } }]);
});

test('a focus that an item sets elsewhere stays there', async () => {
  render(
    <>
      <input aria-label="Naam" />
      <Menu>
        <MenuTrigger>Lijst</MenuTrigger>
        <MenuContent onCloseAutoFocus={(event) => event.preventDefault()}>
          <MenuItem onSelect={() => screen.getByRole('textbox', { hidden: true }).focus()}>Hernoem</MenuItem>
        </MenuContent>
      </Menu>
    </>,
  );
  await userEvent.click(trigger());
  await userEvent.click(screen.getByRole('menuitem', { name: 'Hernoem' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Naam' }));
});
