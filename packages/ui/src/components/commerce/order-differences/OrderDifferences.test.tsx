import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { LiveRegion } from '../../primitives/live-region/LiveRegion.tsx';
import { OrderDifferences } from './OrderDifferences.tsx';
import { sampleDifferences } from './sampleDifferences.tsx';

describeConformance(<OrderDifferences differences={sampleDifferences} />);

test('each line describes the change of its product', async () => {
  render(
    <>
      <LiveRegion />
      <OrderDifferences differences={sampleDifferences} summary="1 product ligt in je winkelmand." />
    </>,
  );
  const region = screen.getByRole('region', { name: 'Niet alles is nog zoals in je bestelling' });
  expect(
    within(region)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'Pukkie luiers maat 4 Niet meer leverbaar',
    'Billendoekjes Zacht Uitverkocht',
    'Appelsap Duurder gewordenwas € 13,80 nu € 14,95Laat weg',
    'Verf Niet genoeg op voorraad: nog 3Voeg er 3 toe',
    'Klei Goedkoper gewordenwas € 9,95 nu € 8,95',
    'Waskrijtjes Actie afgelopen: 2+1 gratis',
  ]);
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe('1 product ligt in je winkelmand.'),
  );
  expect(screen.getByRole('link', { name: 'Billendoekjes Zacht' })).toBeDefined();
});

test('a cause of the caller replaces the text of the kind', () => {
  const [first] = sampleDifferences;
  if (!first) throw new Error('There is no sample.');
  render(
    <OrderDifferences
      differences={[{ ...first, cause: 'Past niet in één bestelling', detail: '2 te veel' }]}
    />,
  );
  expect(screen.getByRole('listitem').textContent).toContain('Past niet in één bestelling: 2 te veel');
});

test('it can be undone once, and then says so', async () => {
  const onUndo = vi.fn();
  const result = (undone: boolean) => (
    <>
      <LiveRegion />
      <OrderDifferences differences={sampleDifferences} onUndo={onUndo} undone={undone} />
    </>
  );
  const { rerender } = render(result(false));
  await userEvent.click(screen.getByRole('button', { name: 'Maak ongedaan' }));
  expect(onUndo).toHaveBeenCalledTimes(1);
  rerender(result(true));
  expect(screen.queryByRole('button', { name: 'Maak ongedaan' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Teruggedraaid' })).toBeDefined();
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe('Je winkelmand is weer zoals hij was.'),
  );
  expect(screen.queryByRole('list')).toBeNull();
});

test('without differences it says that nothing changed', () => {
  render(<OrderDifferences differences={[]} />);
  expect(
    screen.getByRole('heading', { name: 'Alles ligt in je winkelmand, zoals in je bestelling.' }),
  ).toBeDefined();
  expect(screen.queryByRole('list')).toBeNull();
});
