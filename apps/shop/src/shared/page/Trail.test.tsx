import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { paths } from '../links/paths.ts';
import { Trail } from './Trail.tsx';

const Shelf = () => <Link to="/pak">Een pak</Link>;
const Pack = () => <Trail items={[{ label: 'Een pak' }]} />;
const places = { [paths.home.pattern]: () => <h1>Thuis</h1>, '/schap': Shelf, '/pak': Pack };
const goBack = () => fireEvent.click(screen.getByRole('button', { name: 'Ga terug' }));

afterEach(() => vi.unstubAllGlobals());

test("[S25] 'Ga terug' leads to the page that one came from", async () => {
  const { place } = await renderRoute('/schap', { places });
  fireEvent.click(screen.getByRole('link', { name: 'Een pak' }));
  await screen.findByRole('button', { name: 'Ga terug' });
  goBack();
  await waitFor(() => expect(place()).toBe('/schap'));
});

test("[S25] 'Ga terug' never leaves the shop: who opened the page itself is led home", async () => {
  const { place } = await renderRoute('/pak', { places });
  goBack();
  await waitFor(() => expect(place()).toBe('/'));
});

test("[S25] 'Ga terug' asks a browser that tells it whether there is a page of the shop to go back to", async () => {
  const { place } = await renderRoute('/pak', { places, initialEntries: ['/schap', '/pak'] });
  vi.stubGlobal('navigation', { canGoBack: true });
  goBack();
  await waitFor(() => expect(place()).toBe('/schap'));
});
