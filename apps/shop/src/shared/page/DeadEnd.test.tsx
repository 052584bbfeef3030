import { buildCategory } from '@magazijn/api-client/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';
import { DeadEnd } from './DeadEnd.tsx';

const open = (categories: Parameters<typeof buildCategory>[0][]) =>
  renderRoute('/einde', {
    places: {
      '/einde': () => (
        <DeadEnd title="Niets gevonden" action={<button type="button">Opnieuw</button>}>
          De plank is leeg.
        </DeadEnd>
      ),
    },
    stubs: [stub('categories', categories.map(buildCategory))],
  });

test('it shows the reason, an action, and links to every aisle', async () => {
  await open([
    { name: 'Eten & drinken', url: 'voeding' },
    { name: 'Schoonmaak', url: 'schoonmaak' },
  ]);
  expect(screen.getByText('Niets gevonden')).toBeTruthy();
  expect(screen.getByText('De plank is leeg.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Opnieuw' })).toBeTruthy();
  const aisles = within(screen.getByRole('navigation', { name: 'Kies een gangpad' })).getAllByRole('link');
  expect(aisles.map((aisle) => aisle.getAttribute('href'))).toEqual([
    '/categorie/voeding',
    '/categorie/schoonmaak',
  ]);
});

test('without aisles there is no list', async () => {
  await open([]);
  expect(screen.queryByRole('navigation')).toBeNull();
});
