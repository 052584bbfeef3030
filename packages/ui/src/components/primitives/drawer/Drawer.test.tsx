import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { stubModalDialogs } from '../../../testing/stubModalDialogs.ts';
import { Drawer, DrawerClose, DrawerContent, DrawerTrigger } from './Drawer.tsx';

stubModalDialogs();
const onOpenChange = vi.fn();
beforeEach(() => onOpenChange.mockReset());
const onClick = {
  fire: (root: HTMLElement) => root.click(),
  acted: () => onOpenChange.mock.calls.length > 0,
};

const Trigger = (props: ComponentProps<typeof DrawerTrigger>) => (
  <Drawer onOpenChange={onOpenChange}>
    <DrawerTrigger {...props} />
  </Drawer>
);
const Close = (props: ComponentProps<typeof DrawerClose>) => (
  <Drawer defaultOpen onOpenChange={onOpenChange}>
    <DrawerClose {...props} />
  </Drawer>
);
const Content = (props: Partial<ComponentProps<typeof DrawerContent>>) => (
  <Drawer defaultOpen>
    <DrawerContent title="Filters" {...props} />
  </Drawer>
);

describe('DrawerTrigger', () => describeConformance(<Trigger>Filters</Trigger>, { handlers: { onClick } }));
describe('DrawerClose', () => describeConformance(<Close>Toon</Close>, { handlers: { onClick } }));
describe('DrawerContent', () => describeConformance(<Content />));

test('its button opens it under its title, and its close button or a button in it closes it', async () => {
  render(
    <Drawer onOpenChange={onOpenChange}>
      <DrawerTrigger>Filters</DrawerTrigger>
      <DrawerContent title="Filters" labels={{ close: 'Weg ermee' }} footer={<DrawerClose>Toon</DrawerClose>}>
        Merk
      </DrawerContent>
    </Drawer>,
  );
  for (const way of ['Weg ermee', 'Toon']) {
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    expect(screen.getByRole('dialog', { name: 'Filters' }).textContent).toContain('Merk');
    await userEvent.click(screen.getByRole('button', { name: way }));
    expect(screen.queryByRole('dialog')).toBeNull();
  }
  expect(onOpenChange.mock.calls.map(([open]) => open)).toEqual([true, false, true, false]);
});
