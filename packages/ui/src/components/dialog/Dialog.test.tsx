import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance.tsx';
import { stubModalDialogs } from '../../testing/stubModalDialogs.ts';
import { Dialog, DialogClose, DialogContent, type DialogProps, DialogTrigger } from './Dialog.tsx';

stubModalDialogs();

const Trigger = (props: ComponentProps<typeof DialogTrigger>) => (
  <Dialog onOpenChange={onOpenChange}>
    <DialogTrigger {...props} />
  </Dialog>
);
const Close = (props: ComponentProps<typeof DialogClose>) => (
  <Dialog defaultOpen onOpenChange={onOpenChange}>
    <DialogClose {...props} />
  </Dialog>
);
const Content = (props: Partial<ComponentProps<typeof DialogContent>>) => (
  <Dialog defaultOpen>
    <DialogContent title="Inloggen" {...props} />
  </Dialog>
);

const onOpenChange = vi.fn();
beforeEach(() => onOpenChange.mockReset());
const onClick = {
  fire: (root: HTMLElement) => root.click(),
  acted: () => onOpenChange.mock.calls.length > 0,
};

describe('DialogTrigger', () => describeConformance(<Trigger>Log in</Trigger>, { handlers: { onClick } }));
describe('DialogClose', () => describeConformance(<Close>Sluit</Close>, { handlers: { onClick } }));
describe('DialogContent', () => describeConformance(<Content />));

const login = (props: DialogProps = {}) => (
  <Dialog {...props}>
    <DialogTrigger>Log in</DialogTrigger>
    <DialogContent title="Inloggen" labels={{ close: 'Weg ermee' }}>
      <input aria-label="E-mailadres" />
      <DialogClose>Toch niet</DialogClose>
    </DialogContent>
  </Dialog>
);

test('the button opens it under its title, and both ways to close it do', async () => {
  render(login());
  const trigger = screen.getByRole('button', { name: 'Log in' });
  expect(screen.queryByRole('dialog')).toBeNull();
  for (const way of ['Weg ermee', 'Toch niet']) {
    await userEvent.click(trigger);
    expect(screen.getByRole('dialog', { name: 'Inloggen' })).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Inloggen' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: way }));
    expect(screen.queryByRole('dialog')).toBeNull();
  }
});

test('closed by the browser (Escape, a press on the scrim), the caller hears of it once', async () => {
  render(login({ defaultOpen: true, onOpenChange }));
  screen.getByRole<HTMLDialogElement>('dialog').close();
  await vi.waitFor(() =>
    expect(onOpenChange.mock.calls).toEqual([[false, { event: expect.objectContaining({ type: 'close' }) }]]),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the caller may decide whether it is open', () => {
  const { rerender } = render(login({ open: true }));
  expect(screen.getByRole('dialog')).toBeDefined();
  rerender(login({ open: false }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what opens it can be another element', async () => {
  render(
    <Dialog>
      <DialogTrigger render={<summary />}>Log in</DialogTrigger>
      <DialogContent title="Inloggen" />
    </Dialog>,
  );
  const trigger = screen.getByText('Log in');
  expect([trigger.tagName, trigger.getAttribute('aria-haspopup')]).toEqual(['SUMMARY', 'dialog']);
  await userEvent.click(trigger);
  expect(screen.getByRole('dialog', { name: 'Inloggen' })).toBeDefined();
});
