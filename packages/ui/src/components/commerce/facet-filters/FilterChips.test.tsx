import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { holdEnter } from '../../../testing/holdEnter.ts';
import type { FilterChipsProps } from './FilterChips.tsx';
import { FilterChips } from './FilterChips.tsx';

const three = ['Merk: Pukkie', 'Op voorraad', 'Vanaf € 10'].map((label) => ({ id: label, label }));

describeConformance<FilterChipsProps>(<FilterChips chips={three} onRemove={vi.fn()} onClear={vi.fn()} />, {
  owned: ['tabIndex'],
});

function Chips() {
  const [chips, setChips] = useState(three);
  return (
    <FilterChips
      lang="nl"
      className="given"
      chips={chips}
      onRemove={(id) => setChips(chips.filter((chip) => chip.id !== id))}
      onClear={() => setChips([])}
    />
  );
}

test('each filter can be removed, and the focus moves to the next one, then to the group', async () => {
  const { container } = render(<Chips />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: /^Verwijder filter: ?Op voorraad$/ }),
  );
  await userEvent.keyboard('{Enter}{Enter}');
  expect(screen.queryByRole('list')).toBeNull();
  expect(document.activeElement).toBe(container.firstElementChild);
  expect(container.firstElementChild?.className).toContain('given');
});

test('all filters can be removed at once', async () => {
  render(<Chips />);
  expect(screen.getByRole('list', { name: 'Gekozen filters' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Wis alle filters' }));
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('without filters there are no buttons', () => {
  render(<FilterChips chips={[]} />);
  expect(screen.queryAllByRole('button')).toEqual([]);
});

function OneChip() {
  const [chips, setChips] = useState(three.slice(0, 1));
  const none = () => setChips([]);
  return (
    <>
      <button type="button">Filters</button>
      <FilterChips chips={chips} onRemove={none} onClear={none} />
      <button type="button" disabled>
        Vorige
      </button>
      <a href="/luiers">Luiers</a>
    </>
  );
}

test.each([/^Verwijder filter/, 'Wis alle filters'])(
  'after the last one is removed by %s, the focus moves to what follows: an empty group is invisible',
  async (name) => {
    render(<OneChip />);
    screen.getByRole('button', { name }).focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Luiers' }));
  },
);

test('a held Enter removes one filter', () => {
  const onRemove = vi.fn();
  render(<FilterChips chips={three} onRemove={onRemove} onClear={vi.fn()} />);
  const [first] = screen.getAllByRole('button', { name: /^Verwijder filter/ });
  act(() => first?.focus());
  holdEnter();
  expect(onRemove.mock.calls).toHaveLength(1);
});
