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

test("[S25] 'Ga terug' returns to the previous page", async () => {
  const { place } = await renderRoute('/schap', { places });
  fireEvent.click(screen.getByRole('link', { name: 'Een pak' }));
  await screen.findByRole('button', { name: 'Ga terug' });
  goBack();
  await waitFor(() => expect(place()).toBe('/schap'));
});

test("[S25] 'Ga terug' never leaves the shop: without a previous page it goes home", async () => {
  const { place } = await renderRoute('/pak', { places });
  goBack();
  await waitFor(() => expect(place()).toBe('/'));
});

test("[S25] 'Ga terug' uses the Navigation API, if supported, to find a previous page of the shop", async () => {
  const { place } = await renderRoute('/pak', { places, initialEntries: ['/schap', '/pak'] });
  vi.stubGlobal('navigation', { canGoBack: true });
  goBack();
  await waitFor(() => expect(place()).toBe('/schap'));
});
