import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, StrictMode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { holdEnter } from '../../../testing/holdEnter.ts';
import { stubModalDialogs } from '../../../testing/stubModalDialogs.ts';
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

test('the button opens it under its title, and both close buttons close it', async () => {
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

test('when the browser closes it (Escape, a press on the scrim) the caller is notified once', async () => {
  render(login({ defaultOpen: true, onOpenChange }));
  screen.getByRole<HTMLDialogElement>('dialog').close();
  await vi.waitFor(() =>
    expect(onOpenChange.mock.calls).toEqual([
      [false, { event: expect.objectContaining({ type: 'close' }), reason: 'close' }],
    ]),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

const cancel = (window: HTMLElement) =>
  fireEvent(window, new Event('cancel', { bubbles: false, cancelable: true }));

test('a controlled dialog can refuse Escape and stays open', () => {
  const { rerender } = render(login({ open: true, onOpenChange }));
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  expect(cancel(dialog)).toBe(false);
  expect(onOpenChange.mock.calls).toEqual([
    [false, { event: expect.objectContaining({ type: 'cancel' }), reason: 'escape' }],
  ]);
  expect(dialog.open).toBe(true);
  rerender(login({ open: false, onOpenChange }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the reasons tell the scrim, Escape and its own buttons apart', async () => {
  render(login({ open: true, onOpenChange }));
  const dialog = screen.getByRole('dialog');
  fireEvent.pointerDown(dialog);
  cancel(dialog);
  fireEvent.pointerUp(dialog);
  await vi.waitFor(() => {
    cancel(dialog);
    expect(onOpenChange.mock.lastCall?.[1].reason).toBe('escape');
  });
  await userEvent.click(screen.getByRole('button', { name: 'Toch niet' }));
  const reasons = onOpenChange.mock.calls.map(([, { reason }]) => reason);
  expect([reasons[0], reasons.at(-1)]).toEqual(['outside', 'close']);
});

test('Escape in a nested dialog closes only that one', () => {
  render(
    <Dialog defaultOpen onOpenChange={onOpenChange}>
      <DialogContent title="Winkelmand">
        <Dialog defaultOpen>
          <DialogContent title="Weghalen?" />
        </Dialog>
      </DialogContent>
    </Dialog>,
  );
  cancel(screen.getByRole('dialog', { name: 'Weghalen?' }));
  expect(screen.queryByRole('dialog', { name: 'Weghalen?' })).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Winkelmand' })).toBeDefined();
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('it stays open in StrictMode', async () => {
  render(<StrictMode>{login({ onOpenChange })}</StrictMode>);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  // The browser fires `close` asynchronously.
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByRole('dialog', { name: 'Inloggen' })).toBeDefined();
  expect(onOpenChange.mock.calls.map(([open]) => open)).toEqual([true]);
});

test('the page behind it does not scroll while it is open, also below a second dialog', () => {
  const both = (second: boolean) => (
    <Dialog defaultOpen>
      <DialogContent title="Winkelmand">
        <Dialog open={second}>
          <DialogContent title="Weghalen?" />
        </Dialog>
      </DialogContent>
    </Dialog>
  );
  const { style } = document.documentElement;
  const { rerender, unmount } = render(both(true));
  expect(style.overflow).toBe('hidden');
  rerender(both(false));
  expect(style.overflow).toBe('hidden');
  unmount();
  expect(style.overflow).toBe('');
});

test('the caller can control whether it is open', () => {
  const { rerender } = render(login({ open: true }));
  expect(screen.getByRole('dialog')).toBeDefined();
  rerender(login({ open: false }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('its trigger can be another element', async () => {
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

test('a controlled dialog reopens when the browser closes it', async () => {
  render(login({ open: true, onOpenChange: () => undefined }));
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  act(() => dialog.close());
  await waitFor(() => expect(dialog.open).toBe(true));
});

test('its children are in a grid with gaps, above its actions', () => {
  render(
    <Dialog defaultOpen>
      <DialogContent title="Lijst verwijderen?" actions={<DialogClose>Verwijder</DialogClose>}>
        <p>De producten blijven in je favorieten staan.</p>
        <p>Je team ziet de lijst niet meer.</p>
      </DialogContent>
    </Dialog>,
  );
  const body = screen.getByText('Je team ziet de lijst niet meer.').parentElement as HTMLElement;
  expect([...body.classList]).toEqual(expect.arrayContaining(['grid', 'gap-4']));
  expect(body.nextElementSibling?.contains(screen.getByRole('button', { name: 'Verwijder' }))).toBe(true);
});

test('an Enter that closes it, held or not, does not press the button that opened it', () => {
  render(login({ onOpenChange }));
  const trigger = screen.getByRole('button', { name: 'Log in' });
  act(() => trigger.focus());
  fireEvent.click(trigger);
  act(() => screen.getByRole('button', { name: 'Toch niet' }).focus());
  holdEnter();
  expect(document.activeElement).toBe(trigger);
  expect(onOpenChange.mock.calls.map(([open]) => open)).toEqual([true, false]);
  // The next Enter is one of its own.
  holdEnter();
  expect(screen.getByRole('dialog')).toBeDefined();
});
