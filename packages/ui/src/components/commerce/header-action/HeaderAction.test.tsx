import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { HeaderAction } from './HeaderAction.tsx';

describeConformance(
  <HeaderAction icon={<svg />} label="Favoriete" detail="producten" href="/profiel/favorieten" />,
);
describeConformance(<HeaderAction icon={<svg />} label="Account" />);

test('[S80] with an href it is a link that is named by both lines', () => {
  render(<HeaderAction icon={<svg />} label="Favoriete" detail="producten" href="/profiel/favorieten" />);
  expect(screen.getByRole('link', { name: 'Favoriete producten' }).getAttribute('href')).toBe(
    '/profiel/favorieten',
  );
});

test('the badge is read with what it counts', () => {
  render(<HeaderAction icon={<svg />} label="Favorieten" badge={9} badgeLabel="9 producten" href="/f" />);
  expect(screen.getByRole('link', { name: 'Favorieten 9 producten' }).textContent).toContain('9');
});

test('a button has the same data-slot as a link', () => {
  const given = { 'data-slot': 'given' };
  render(
    <>
      <HeaderAction icon={<svg />} label="Account" {...given} />
      <HeaderAction icon={<svg />} label="Log in" href="/login" {...given} />
    </>,
  );
  const slots = [screen.getByRole('button'), screen.getByRole('link')].map((root) => root.dataset.slot);
  expect(slots).toEqual(['header-action', 'header-action']);
});

test('without an href it is a button', async () => {
  const onClick = vi.fn();
  render(<HeaderAction icon={<svg />} label="Account" badge={3} onClick={onClick} />);
  await userEvent.click(screen.getByRole('button', { name: /Account/ }));
  expect(onClick).toHaveBeenCalledOnce();
});
