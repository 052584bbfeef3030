import { ApiError } from '@magazijn/api-client';
import { announce, LiveRegion } from '@magazijn/ui';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetSessionEnded, isSessionEndNew, tokenKey } from '../../shared/session/createSessionStore.ts';
import { memoryStorage } from '../../shared/storage/browserStorage.ts';
import { StoresProvider } from '../../shared/stores/StoresProvider.tsx';
import { testToken } from '../../testing/testToken.ts';
import { createShopStores } from '../createShopStores.ts';
import { SessionNotice } from './SessionNotice.tsx';

const now = Date.parse('2026-11-23T13:00:00Z');
const tokenFor = (minutes: number) => testToken({ expiresAt: now / 1000 + minutes * 60 });

beforeEach(() => {
  announce('');
  vi.useFakeTimers({ now, shouldAdvanceTime: true });
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  forgetSessionEnded();
});

function Form() {
  return (
    <>
      <p data-testid="place">{useLocation().pathname}</p>
      <input aria-label="Referentie" />
      <SessionNotice />
      <LiveRegion />
    </>
  );
}

function renderNotice(minutes: number, logIn = vi.fn(async () => tokenFor(480))) {
  const storage = memoryStorage(new Map([[tokenKey, tokenFor(minutes)]]));
  const stores = createShopStores({
    storage,
    loadApiFor: () => async () => ({ logIn }) as never,
    announce: () => {},
  });
  render(
    <MemoryRouter initialEntries={['/winkelwagen']}>
      <StoresProvider stores={stores}>
        <Form />
      </StoresProvider>
    </MemoryRouter>,
  );
  return { stores, logIn };
}

const warning = () => screen.queryByRole('region', { name: 'Melding over je sessie' });
/** The region of the layout, which is there before any message. */
const announced = () => document.querySelector('[data-slot=live-region]')?.textContent;

async function logInAgain(): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'Log opnieuw in' }));
  fireEvent.change(await screen.findByLabelText('Wachtwoord'), { target: { value: 'geheim' } });
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
}

test('the warning with the end of the session shows ten minutes before it, announced, and not earlier', async () => {
  renderNotice(11);
  expect(warning()).toBeNull();
  expect(announced()).toBe('');
  await act(() => vi.advanceTimersByTimeAsync(75_000));
  await waitFor(() => expect(warning()?.textContent).toContain('Je sessie eindigt om 14.11\u00a0uur.'));
  await waitFor(() =>
    expect(announced()).toBe(
      'Je sessie eindigt om 14.11\u00a0uur. Log opnieuw in om verder te gaan. Wat je invulde, blijft staan.',
    ),
  );
  // The page announces it, once.
  expect(warning()?.querySelector('[role], [aria-live]')).toBeNull();
});

test('a closed warning stays closed, and the focus returns to where it was', async () => {
  renderNotice(11);
  act(() => screen.getByLabelText('Referentie').focus());
  await act(() => vi.advanceTimersByTimeAsync(75_000));
  await waitFor(() => expect(warning()).toBeTruthy());
  const close = screen.getByRole('button', { name: 'Sluit melding' });
  act(() => close.focus());
  fireEvent.click(close);
  expect(document.activeElement).toBe(screen.getByLabelText('Referentie'));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(warning()).toBeNull();
});

test('logging in again keeps the page and the typed text', async () => {
  const { stores, logIn } = renderNotice(5);
  fireEvent.change(screen.getByLabelText('Referentie'), { target: { value: 'Groep 3' } });
  await waitFor(() => expect(warning()).toBeTruthy());
  await logInAgain();
  await waitFor(() => expect(warning()).toBeNull());
  expect(logIn).toHaveBeenCalledOnce();
  expect(stores.session.expiresAt()).toBe(now + 480 * 60_000);
  expect(screen.getByLabelText<HTMLInputElement>('Referentie').value).toBe('Groep 3');
});

test('after the end a public page says why its prices are gone, and links to the login', async () => {
  const { stores } = renderNotice(5);
  await act(async () => void stores.session.refuse(stores.session.token()));
  const link = await screen.findByRole('link', { name: 'Log opnieuw in' });
  expect(link.getAttribute('href')).toBe('/login?returnUrl=%2Fwinkelwagen');
  expect(warning()?.contains(link)).toBe(true);
  await waitFor(() => expect(announced()).toBe('Je sessie is verlopen. Je winkelmand is bewaard.'));
  fireEvent.click(screen.getByRole('button', { name: 'Sluit melding' }));
  expect(warning()).toBeNull();
  expect(isSessionEndNew()).toBe(false);
  // A logout of one's own needs no explanation.
  await act(async () => stores.session.logIn(tokenFor(480)));
  await act(async () => stores.session.logOut());
  expect(warning()).toBeNull();
});

test('a wrong password shows an error in the dialog, and does not navigate', async () => {
  const wrong = new ApiError('refused', 'Bad credentials.', { status: 401 });
  renderNotice(
    5,
    vi.fn(() => Promise.reject(wrong)),
  );
  await waitFor(() => expect(warning()).toBeTruthy());
  await logInAgain();
  expect(await screen.findByText('Vul een geldig e-mailadres en wachtwoord in')).toBeTruthy();
  expect(screen.getByTestId('place').textContent).toBe('/winkelwagen');
});
