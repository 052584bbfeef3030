import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance.tsx';
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

describeConformance(notice(sap));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('[T25] it says product and cart, and leaves after three seconds', () => {
  const onClose = vi.fn();
  render(notice(sap, onClose));
  expect(screen.getByRole('status').textContent).toContain('Appelsap');
  expect(screen.getByRole('link').textContent).toBe('Naar je winkelmand9 artikelen · € 68,05');
  wait(2999);
  expect(onClose).not.toHaveBeenCalled();
  wait(1);
  expect(onClose).toHaveBeenCalledOnce();
});

test('[T25] the pointer pauses it, and what was left goes on after', () => {
  const onClose = vi.fn();
  render(notice(sap, onClose));
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

test('the focus pauses it too', () => {
  const onClose = vi.fn();
  render(notice(sap, onClose));
  act(() => screen.getByRole('link').focus());
  wait(60_000);
  expect(onClose).not.toHaveBeenCalled();
  act(() => screen.getByRole('link').blur());
  wait(3000);
  expect(onClose).toHaveBeenCalledOnce();
});

test('the next product gets its own three seconds', () => {
  const onClose = vi.fn();
  const { rerender } = render(notice(sap, onClose));
  wait(2500);
  rerender(notice({ name: 'Luiers' }, onClose));
  wait(2500);
  expect(onClose).not.toHaveBeenCalled();
  wait(500);
  expect(onClose).toHaveBeenCalledOnce();
});

test('with nothing added the live region waits, empty', () => {
  const onClose = vi.fn();
  render(notice(null, onClose));
  expect(screen.getByRole('status').textContent).toBe('');
  wait(10_000);
  expect(onClose).not.toHaveBeenCalled();
});

test('the cross closes it', () => {
  const onClose = vi.fn();
  render(notice(sap, onClose));
  fireEvent.click(screen.getByRole('button', { name: 'Sluit melding' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('what cannot be ordered like this is no good news: its reason stands in the place of Toegevoegd', () => {
  render(
    <AddToCartNotice
      product={{ ...sap, problem: 'Maximaal 20 per bestelling' }}
      cart={cart}
      onClose={() => undefined}
    />,
  );
  const { textContent } = screen.getByRole('status');
  expect(textContent).toContain('Maximaal 20 per bestelling');
  expect(textContent).not.toContain('Toegevoegd');
});
