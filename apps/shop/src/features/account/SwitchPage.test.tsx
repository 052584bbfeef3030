import { ApiError } from '@magazijn/api-client';
import { act, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paths } from '../../shared/links/paths.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { testToken } from '../../testing/testToken.ts';
import { SwitchBanner } from './SwitchBanner.tsx';

const Home = () => <SwitchBanner />;
const places = { [paths.home.pattern]: Home };

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => configure({ reactStrictMode: false }));

const other = testToken({ customerNumber: '100002' });
const open = (api = {}, path = '/switch/7', viewer: 'customer' | 'anonymous' = 'customer') =>
  renderRoute(path, { places, viewer, api });
const failing = (status: number) => ({
  switchTo: () => Promise.reject(new ApiError(status === 0 ? 'unreachable' : 'refused', 'x', { status })),
});

test('[S74] a visitor is redirected to the login, without a call', async () => {
  const switchTo = vi.fn();
  const { place } = await open({ switchTo }, '/switch/7', 'anonymous');
  expect(place()).not.toBe('/switch/7');
  expect(switchTo).not.toHaveBeenCalled();
});

test('[S74] a text shows during the switch', async () => {
  await open({ switchTo: () => new Promise(() => {}) });
  expect(screen.getByRole('heading', { level: 1, name: 'Bezig met switchen van account' })).toBeTruthy();
});

test('[T80] the customer’s own token becomes the previous one, the new token the current one, and the home page opens', async () => {
  const switchTo = vi.fn(async () => other);
  const { stores, place } = await open({ switchTo });
  await waitFor(() => expect(place()).toBe('/'));
  expect(switchTo.mock.calls).toEqual([[7]]);
  expect(stores.session.token()).toBe(other);
  expect(stores.session.previousToken()).toBe(testToken());
});

test('[S74] it makes one call, also under StrictMode', async () => {
  configure({ reactStrictMode: true });
  const switchTo = vi.fn(async () => other);
  const { place } = await open({ switchTo });
  await waitFor(() => expect(place()).toBe('/'));
  expect(switchTo).toHaveBeenCalledOnce();
});

test("[T80] the banner names the company; 'Switch terug' restores the customer’s own token", async () => {
  const { stores } = await open({ switchTo: async () => other });
  const back = await screen.findByRole('button', { name: 'Switch terug' });
  expect(screen.getByRole('region', { name: 'Voor wie je bestelt' }).textContent).toContain(
    'Je bestelt voor Kinderopvang De Vlinder',
  );
  fireEvent.click(back);
  expect(stores.session.token()).toBe(testToken());
  expect(stores.session.previousToken()).toBeNull();
  expect(screen.queryByRole('region', { name: 'Voor wie je bestelt' })).toBeNull();
});

test.each(['abc', '0', '-1', '1e9', '99999999999'])(
  '[S74] the id %s is refused without a call',
  async (id) => {
    const switchTo = vi.fn();
    await open({ switchTo }, `/switch/${id}`);
    expect(screen.getByRole('alert').textContent).toContain(
      'Je kunt met dit account niet voor deze organisatie',
    );
    expect(switchTo).not.toHaveBeenCalled();
  },
);

test.each([403, 404])(
  '[S74] a refusal (%i) shows a message with a link back, without a retry',
  async (status) => {
    const { stores } = await open(failing(status));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Switchen van account mislukt' }),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Naar je organisaties' }).getAttribute('href')).toBe(
      '/profiel/overkoepelende-organisatie',
    );
    expect(screen.queryByRole('button', { name: 'Probeer opnieuw' })).toBeNull();
    expect(stores.session.getState().switched).toBe(false);
  },
);

test('[S74] without a response a button tries again', async () => {
  let down = true;
  const switchTo = vi.fn(async () => {
    if (down) throw new ApiError('unreachable', 'offline');
    return other;
  });
  const { place } = await open({ switchTo });
  const retry = await screen.findByRole('button', { name: 'Probeer opnieuw' });
  down = false;
  fireEvent.click(retry);
  await waitFor(() => expect(place()).toBe('/'));
  expect(switchTo).toHaveBeenCalledTimes(2);
});

test('leaving before the response cancels the switch', async () => {
  let answer = (_: string) => {};
  const { stores, unmount } = await open({ switchTo: () => new Promise((resolve) => (answer = resolve)) });
  unmount();
  await act(async () => answer(other));
  expect(stores.session.token()).toBe(testToken());
});
