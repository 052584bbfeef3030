import { ApiError, type LoginSession } from '@magazijn/api-client';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';

const session = (changes: Partial<LoginSession>): LoginSession => ({
  id: 'a',
  device: 'Firefox op Windows',
  address: '192.0.2.1',
  createdAt: '2026-11-12T08:00:00Z',
  lastUsedAt: '2026-11-22T13:02:00Z',
  current: false,
  ...changes,
});
const here = session({ id: 'here', device: 'Chrome op Android', current: true });
const phone = session({ id: 'phone', device: 'Safari op iPhone' });

const open = (sessions: readonly LoginSession[] | null, api = {}) =>
  renderRoute('/profiel/wachtwoord', {
    viewer: 'customer',
    api,
    stubs: [stub('switchableCompanies', []), stub('listSessions', sessions)],
  });
const devices = () =>
  within(screen.getByRole('region', { name: 'Ingelogde apparaten' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('lists each session with time and place; the current one is marked and has no button', async () => {
  await open([here, session({})]);
  expect(screen.getByRole('heading', { name: 'Ingelogde apparaten' })).toBeTruthy();
  expect(devices()).toEqual([
    expect.stringContaining('Chrome op AndroidDit apparaat'),
    expect.stringMatching(/Firefox op Windows.*22 november 2026 om 14:02, vanaf 192\.0\.2\.1.*Uitloggen/),
  ]);
  expect(screen.queryByRole('button', { name: /Uitloggen op Chrome/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Log alle andere apparaten uit' })).toBeNull();
});

test('ends one session, or all others at once', async () => {
  const endSession = vi.fn(async () => {});
  const endOtherSessions = vi.fn(async () => {});
  await open([here, session({}), phone], { endSession, endOtherSessions });
  fireEvent.click(screen.getByRole('button', { name: 'Uitloggen op Safari op iPhone' }));
  await screen.findByText('Safari op iPhone is uitgelogd.', {}, { timeout: 5000 });
  expect(endSession.mock.calls).toEqual([['phone']]);
  fireEvent.click(screen.getByRole('button', { name: 'Log alle andere apparaten uit' }));
  await screen.findByText('Alle andere apparaten zijn uitgelogd.', {}, { timeout: 5000 });
  expect(endOtherSessions).toHaveBeenCalledOnce();
});

test('a failure shows a message', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await open([here, phone], { endSession: () => Promise.reject(new ApiError('unreachable', 'offline')) });
  fireEvent.click(screen.getByRole('button', { name: /Uitloggen op Safari/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('Niet gelukt. Probeer het opnieuw.');
});

test('with a back end without sessions nothing shows', async () => {
  await open(null);
  expect(screen.queryByRole('heading', { name: 'Ingelogde apparaten' })).toBeNull();
});
