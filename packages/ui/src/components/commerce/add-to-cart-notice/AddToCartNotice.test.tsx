import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { loadPopover } from '../../primitives/popover/Popover.tsx';
import { AddToCartNotice } from './AddToCartNotice.tsx';

const cart = { href: '/winkelwagen', total: '€ 68,05', items: 9 };
const sap = { name: 'Appelsap' };
const notice = (product: { name: string } | null, onClose = vi.fn()) => (
  <AddToCartNotice product={product} cart={cart} onClose={onClose} />
);
const wait = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

const show = async (element: ReactElement) => {
  const view = render(element);
  await act(loadPopover);
  return view;
};

describeConformance(notice(sap));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('[T25] the toast shows product and cart, and closes after three seconds', async () => {
  const onClose = vi.fn();
  await show(notice(sap, onClose));
  expect(screen.getByRole('status').textContent).toContain('Appelsap');
  expect(screen.getByRole('link').textContent).toBe('Naar je winkelmand9 artikelen · € 68,05');
  wait(2999);
  expect(onClose).not.toHaveBeenCalled();
  wait(1);
  expect(onClose).toHaveBeenCalledOnce();
});

test('the toast closes while the caller keeps the product, and opens again for a new one', async () => {
  const cross = () => screen.queryByRole('button', { name: 'Sluit melding' });
  const bare = (product: { name: string } | null) => <AddToCartNotice product={product} cart={cart} />;
  const { rerender } = await show(bare(sap));
  fireEvent.click(cross() as HTMLElement);
  expect(cross()).toBeNull();
  rerender(bare(sap));
  expect(cross()).toBeNull();
  rerender(bare({ ...sap }));
  expect(cross()).toBeTruthy();
  wait(3000);
  expect(cross()).toBeNull();
});

test('the same product opens the toast again after the caller cleared it', async () => {
  const { rerender } = await show(notice(sap));
  wait(3000);
  expect(screen.queryByRole('link')).toBeNull();
  rerender(notice(null));
  rerender(notice(sap));
  expect(screen.getByRole('link')).toBeTruthy();
});

test('a toast without a duration stays until it is closed', async () => {
  const onClose = vi.fn();
  await show(<AddToCartNotice product={sap} cart={cart} onClose={onClose} duration={null} />);
  wait(60_000);
  expect(onClose).not.toHaveBeenCalled();
});

test('[T25] the pointer pauses the timer, which then continues with the rest', async () => {
  const onClose = vi.fn();
  await show(notice(sap, onClose));
  wait(2000);
  fireEvent.pointerEnter(screen.getByRole('status'));
  wait(60_000);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerLeave(screen.getByRole('status'));
  wait(999);
  expect(onClose).not.toHaveBeenCalled();
  wait(1);
  expect(onClose).toHaveBeenCalledOnce();
});

test('a toast with a remedy stays until it is closed', async () => {
  const onClose = vi.fn();
  const product = { ...sap, problem: 'Maximaal 20', remedy: <Button>Zet op 20</Button> };
  await show(<AddToCartNotice product={product} cart={cart} onClose={onClose} />);
  wait(60_000);
  expect(onClose).not.toHaveBeenCalled();
});

test('the focus pauses the timer', async () => {
  const onClose = vi.fn();
  await show(notice(sap, onClose));
  act(() => screen.getByRole('link').focus());
  wait(60_000);
  expect(onClose).not.toHaveBeenCalled();
  act(() => screen.getByRole('link').blur());
  wait(3000);
  expect(onClose).toHaveBeenCalledOnce();
});

test('the caller’s event handlers do not disable the pauses (WCAG 2.2.1)', async () => {
  const onClose = vi.fn();
  const callerHandler = vi.fn();
  const events = {
    onFocus: callerHandler,
    onBlur: callerHandler,
    onPointerEnter: callerHandler,
    onPointerLeave: callerHandler,
  };
  await show(<AddToCartNotice product={sap} cart={cart} onClose={onClose} {...events} />);
  fireEvent.pointerEnter(screen.getByRole('status'));
  wait(60_000);
  fireEvent.pointerLeave(screen.getByRole('status'));
  act(() => screen.getByRole('link').focus());
  wait(60_000);
  expect(onClose).not.toHaveBeenCalled();
  act(() => screen.getByRole('link').blur());
  wait(3000);
  expect(onClose).toHaveBeenCalledOnce();
  expect(callerHandler).toHaveBeenCalledTimes(4);
});

test('the next product gets its own three seconds', async () => {
  const onClose = vi.fn();
  const { rerender } = await show(notice(sap, onClose));
  wait(2500);
  rerender(notice({ name: 'Luiers' }, onClose));
  wait(2500);
  expect(onClose).not.toHaveBeenCalled();
  wait(500);
  expect(onClose).toHaveBeenCalledOnce();
});

test('without a product the live region is empty', async () => {
  const onClose = vi.fn();
  await show(notice(null, onClose));
  expect(screen.getByRole('status').textContent).toBe('');
  wait(10_000);
  expect(onClose).not.toHaveBeenCalled();
});

test('an announced toast is a named region while it is open, and absent without a product', async () => {
  const silent = (product: { name: string } | null) => (
    <AddToCartNotice product={product} cart={cart} onClose={() => undefined} announced />
  );
  const { rerender } = await show(silent(null));
  expect(screen.queryByRole('region')).toBeNull();
  rerender(silent(sap));
  await act(loadPopover);
  const region = screen.getByRole('region', { name: 'Melding over je winkelmand' });
  expect(region.textContent).toContain('Appelsap');
  expect(screen.queryByRole('status')).toBeNull();
});

test('the close button closes the toast', async () => {
  const onClose = vi.fn();
  await show(notice(sap, onClose));
  fireEvent.click(screen.getByRole('button', { name: 'Sluit melding' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('a problem replaces Toegevoegd', async () => {
  await show(
    <AddToCartNotice
      product={{ ...sap, problem: 'Maximaal 20 per bestelling', remedy: <Button>Zet op 20</Button> }}
      cart={cart}
      onClose={() => undefined}
    />,
  );
  const { textContent } = screen.getByRole('status');
  expect(textContent).toContain('Maximaal 20 per bestelling');
  expect(screen.getByRole('button', { name: 'Zet op 20' })).toBeTruthy();
  expect(textContent).not.toContain('Toegevoegd');
});

test('the note of a deal is in the same live region as Toegevoegd', async () => {
  const note = 'Nog 1 pak erbij en je krijgt waskrijtjes cadeau.';
  await show(<AddToCartNotice product={{ ...sap, note }} cart={cart} onClose={() => undefined} />);
  const { textContent } = screen.getByRole('status');
  expect(textContent).toContain('Toegevoegd');
  expect(textContent).toContain(note);
});

test('Escape closes the toast wherever the focus is', async () => {
  const onClose = vi.fn();
  await show(notice(sap, onClose));
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledOnce();
});

test('a press outside does not close the toast', async () => {
  const onClose = vi.fn();
  await show(notice(sap, onClose));
  wait(0);
  fireEvent.pointerDown(document.body);
  fireEvent.click(document.body);
  wait(10);
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toContain('Appelsap');
});
