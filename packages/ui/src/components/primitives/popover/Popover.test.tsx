import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { stubModalDialogs } from '../../../testing/stubModalDialogs.ts';
import { Combobox } from '../combobox/Combobox.tsx';
import { Dialog, DialogContent, DialogTrigger } from '../dialog/Dialog.tsx';
import {
  loadPopover,
  Popover,
  PopoverAnchor,
  type PopoverAnchorProps,
  PopoverContent,
  type PopoverContentProps,
  type PopoverProps,
  PopoverTrigger,
} from './Popover.tsx';

const Trigger = (props: ComponentProps<typeof PopoverTrigger>) => (
  <Popover onOpenChange={onOpenChange}>
    <PopoverTrigger {...props} />
  </Popover>
);
const Anchor = (props: ComponentProps<typeof PopoverAnchor>) => (
  <Popover>
    <PopoverAnchor {...props} />
  </Popover>
);

const Content = (props: PopoverContentProps) => (
  <Popover defaultOpen>
    <PopoverTrigger>Levering</PopoverTrigger>
    <PopoverContent {...props} />
  </Popover>
);

const onOpenChange = vi.fn();
stubModalDialogs();
beforeEach(() => onOpenChange.mockReset());

describe('PopoverTrigger', () =>
  describeConformance(<Trigger>Levering</Trigger>, {
    handlers: {
      onClick: { fire: (root) => root.click(), acted: () => onOpenChange.mock.calls.length > 0 },
    },
  }));
describe('PopoverAnchor', () =>
  describeConformance<PopoverAnchorProps>(<Anchor>Levering</Anchor>, { slot: 'given' }));
describe('PopoverContent', () =>
  describeConformance<PopoverContentProps>(<Content>Morgen in huis.</Content>, {
    root: (container) => container.querySelector('[data-slot=popover-content]'),
    owned: ['id'],
    loaded: loadPopover,
    slot: 'given',
  }));

const delivery = (props: PopoverProps = {}) => (
  <>
    <Popover {...props}>
      <PopoverTrigger>Levering</PopoverTrigger>
      <PopoverContent>
        <a href="#een">Een</a>
        <a href="#twee">Twee</a>
      </PopoverContent>
    </Popover>
    <button type="button">Elders</button>
  </>
);
const trigger = () => screen.getByRole('button', { name: 'Levering' });
const expanded = () => trigger().getAttribute('aria-expanded');

test('class, ref and rest props of the content land on its one element', async () => {
  const ref = { current: null as HTMLDivElement | null };
  render(
    <Popover defaultOpen>
      <PopoverContent ref={ref} lang="nl" className="given">
        Tekst
      </PopoverContent>
    </Popover>,
  );
  const panel = await screen.findByText('Tekst');
  expect(ref.current).toBe(panel);
  expect(panel.lang).toBe('nl');
  expect(panel.classList.contains('given')).toBe(true);
});

test('the button opens and closes the panel, which follows it in the document', async () => {
  render(delivery());
  expect(screen.queryByRole('link')).toBeNull();
  expect(trigger().getAttribute('aria-controls')).toBeNull();
  await userEvent.click(trigger());
  const first = await screen.findByRole('link', { name: 'Een' });
  expect(expanded()).toBe('true');
  expect(document.getElementById(trigger().getAttribute('aria-controls') ?? '')?.contains(first)).toBe(true);
  expect(trigger().compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(first.compareDocumentPosition(screen.getByRole('button', { name: 'Elders' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  await userEvent.click(trigger());
  expect(screen.queryByRole('link')).toBeNull();
  expect(expanded()).toBe('false');
});

test('Enter and Space open, Tab moves through the panel and on, Escape returns the focus', async () => {
  render(delivery());
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('link', { name: 'Een' });
  expect(document.activeElement).toBe(trigger());
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Twee');
  await userEvent.keyboard('{Escape}');
  expect(expanded()).toBe('false');
  expect(document.activeElement).toBe(trigger());
  await userEvent.keyboard(' ');
  await screen.findByRole('link', { name: 'Een' });
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Elders' }));
  await vi.waitFor(() => expect(expanded()).toBe('false'));
});

test('it adds no tab stop to the page', async () => {
  render(delivery({ open: true }));
  await screen.findByRole('link', { name: 'Een' });
  expect([...document.body.children].filter((child) => (child as HTMLElement).tabIndex >= 0)).toEqual([]);
});

test('a press elsewhere closes it, and the focus moves there', async () => {
  render(delivery());
  await userEvent.click(trigger());
  await screen.findByRole('link', { name: 'Een' });
  await userEvent.click(screen.getByRole('button', { name: 'Elders' }));
  expect(expanded()).toBe('false');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Elders' }));
});

test('a press on an element without focus closes it, and the focus does not stay in the panel', async () => {
  render(
    <>
      {delivery()}
      <p>Een alinea</p>
    </>,
  );
  await userEvent.click(trigger());
  await screen.findByRole('link', { name: 'Een' });
  await userEvent.click(screen.getByText('Een alinea'));
  expect(expanded()).toBe('false');
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(document.activeElement).toBe(document.body);
});

test('a focus that would be lost with the panel returns to the button', async () => {
  const { rerender } = render(delivery({ open: true }));
  (await screen.findByRole('link', { name: 'Een' })).focus();
  rerender(delivery({ open: false }));
  await vi.waitFor(() => expect(document.activeElement).toBe(trigger()));
});

test('the caller can control whether it is open', async () => {
  render(delivery({ open: true, onOpenChange }));
  await screen.findByRole('link', { name: 'Een' });
  await userEvent.click(trigger());
  expect(onOpenChange.mock.calls).toEqual([[false, { event: expect.anything(), reason: 'trigger' }]]);
  expect(expanded()).toBe('true');
});

test('while its code loads the button is collapsed, and a second press changes nothing', async () => {
  render(delivery());
  fireEvent.click(trigger());
  expect(expanded()).toBe('false');
  fireEvent.click(trigger());
  await act(loadPopover);
  expect(expanded()).toBe('true');
});

test('closed by the caller before its code is loaded, it stays closed', async () => {
  const { rerender } = render(delivery({ open: true }));
  rerender(delivery({ open: false }));
  await act(loadPopover);
  expect(screen.queryByRole('link')).toBeNull();
});

test('the server renders only the button, open or not', () => {
  const html = renderToString(delivery({ defaultOpen: true }));
  expect(html).toContain('aria-expanded="false"');
  expect(html).not.toContain('href');
});

test('its button can be another element', async () => {
  render(
    <Popover onOpenChange={onOpenChange}>
      <PopoverTrigger render={<summary />}>Levering</PopoverTrigger>
    </Popover>,
  );
  const trigger = screen.getByText('Levering');
  expect([trigger.tagName, trigger.getAttribute('aria-expanded')]).toEqual(['SUMMARY', 'false']);
  await userEvent.click(trigger);
  expect(onOpenChange).toHaveBeenCalledWith(true, { event: expect.anything(), reason: 'trigger' });
});

test('Escape closes a list or dialog that is open in it before the panel', async () => {
  render(
    <Popover>
      <PopoverTrigger>Levering</PopoverTrigger>
      <PopoverContent>
        <Combobox label="Graan" options={[{ value: 'rogge', label: 'Rogge' }]} />
        <Dialog>
          <DialogTrigger>Uitleg</DialogTrigger>
          <DialogContent title="Bezorgdagen">Elke dag.</DialogContent>
        </Dialog>
      </PopoverContent>
    </Popover>,
  );
  await userEvent.click(trigger());
  const field = await screen.findByRole('combobox', { name: 'Graan' });
  await userEvent.click(field);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(document.activeElement).toBe(field);

  await userEvent.click(screen.getByRole('button', { name: 'Uitleg' }));
  const dialog = screen.getByRole('dialog', { name: 'Bezorgdagen' });
  // The browser fires `cancel` after the key, unless it was prevented.
  expect(fireEvent.keyDown(dialog, { key: 'Escape' })).toBe(true);
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(expanded()).toBe('true');

  await userEvent.keyboard('{Escape}');
  expect(expanded()).toBe('false');
});
