import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createCartStore } from '../cart/createCartStore.ts';
import { keptWords } from '../cart/keptWords.ts';
import { createFavouritesStore } from '../favourites/createFavouritesStore.ts';
import { paths } from '../paths/paths.ts';
import { createResourceCache } from '../resources/ResourceCache.ts';
import { ResourcesProvider } from '../resources/ResourcesProvider.tsx';
import { createSessionStore } from '../session/createSessionStore.ts';
import { memoryStorage } from '../storage/memoryStorage.ts';
import { StoresProvider } from '../stores/StoresProvider.tsx';
import { catalogueApi } from '../testing/catalogueApi.ts';
import { StillResizeObserver } from '../testing/StillResizeObserver.ts';
import { testToken } from '../testing/testToken.ts';
import { defineRoute } from './defineRoute.ts';
import { RoutesProvider } from './RoutesProvider.tsx';
import { RouteView } from './RouteView.tsx';

globalThis.ResizeObserver ??= StillResizeObserver;

test('a guarded page that one has left sends nobody to the login page while the next one is under way', async () => {
  const api = catalogueApi();
  const session = createSessionStore({ storage: memoryStorage(), now: () => 0 });
  session.logIn(testToken());
  const cart = createCartStore({
    api,
    session,
    storage: memoryStorage(),
    words: keptWords(memoryStorage()),
    onRefused: () => {},
  });
  const stores = { api, session, cart, favourites: createFavouritesStore({ api, session }) };

  let goHome = () => {};
  let place = '';
  function Probe() {
    const navigate = useNavigate();
    goHome = () => void navigate('/');
    place = useLocation().pathname;
    return null;
  }
  const Guarded = () => <h1>Bewaakt</h1>;
  const Home = () => <h1>Thuis</h1>;
  let arrive = (_: { readonly Home: typeof Home }) => {};
  const guarded = defineRoute({
    path: paths.profile,
    audience: 'customers',
    page: 'Guarded',
    load: async () => ({ Guarded }),
  });
  const home = defineRoute({
    path: paths.home,
    page: 'Home',
    load: () => new Promise<{ readonly Home: typeof Home }>((resolve) => (arrive = resolve)),
  });
  const Login = () => <h1>Inloggen</h1>;
  const login = defineRoute({ path: paths.login, page: 'Login', load: async () => ({ Login }) });
  await Promise.all([guarded.load(), login.load()]);
  render(
    <MemoryRouter initialEntries={['/profiel']}>
      <StoresProvider stores={stores}>
        <ResourcesProvider cache={createResourceCache({ apiOf: () => api, now: () => 0 })}>
          <RoutesProvider routes={[guarded, home, login]}>
            <main>
              <RouteView />
            </main>
            <Probe />
          </RoutesProvider>
        </ResourcesProvider>
      </StoresProvider>
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading').textContent).toBe('Bewaakt');
  await act(async () => goHome());
  await act(async () => session.logOut());
  expect(place).toBe('/');
  expect(screen.queryByText('Bewaakt')).toBeNull();
  await act(async () => arrive({ Home }));
  expect(screen.getByRole('heading').textContent).toBe('Thuis');
  expect(place).toBe('/');
});
