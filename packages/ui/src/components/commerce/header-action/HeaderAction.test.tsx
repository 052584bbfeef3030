import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { HeaderAction } from './HeaderAction.tsx';

describeConformance(
  <HeaderAction icon={<svg />} label="Favoriete" detail="producten" href="/profiel/favorieten" />,
);
describeConformance(<HeaderAction icon={<svg />} label="Account" />);

test('[S80] with an address it is a link that is named by both its lines', () => {
  render(<HeaderAction icon={<svg />} label="Favoriete" detail="producten" href="/profiel/favorieten" />);
  expect(screen.getByRole('link', { name: 'Favoriete producten' }).getAttribute('href')).toBe(
    '/profiel/favorieten',
  );
});

test('a badge is read with what it counts', () => {
  render(<HeaderAction icon={<svg />} label="Favorieten" badge={9} badgeLabel="9 producten" href="/f" />);
  expect(screen.getByRole('link', { name: 'Favorieten 9 producten' }).textContent).toContain('9');
});

test('a button keeps its slot, as a link does', () => {
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

test('without an address it is a button', async () => {
  const onClick = vi.fn();
  render(<HeaderAction icon={<svg />} label="Account" badge={3} onClick={onClick} />);
  await userEvent.click(screen.getByRole('button', { name: /Account/ }));
  expect(onClick).toHaveBeenCalledOnce();
});
