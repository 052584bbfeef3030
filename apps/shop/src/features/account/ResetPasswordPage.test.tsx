import { ApiError } from '@magazijn/api-client';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '../../shared/links/paths.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { testToken } from '../../testing/testToken.ts';

const Profile = () => <h1>Profiel</h1>;
const places = { [paths.profile.pattern]: Profile };

/** Limits a query to the visible message: the live region has the same text. */
const inMessage = { selector: '[data-slot=message] *' };

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

async function submit(first: string, second: string, resetPassword = vi.fn(async () => testToken())) {
  const api = { resetPassword, resetLinkWorks: async () => true };
  const path = '/wachtwoord-vergeten/een-token';
  const view = await renderRoute(path, { places, api, initialEntries: ['/login', path] });
  fireEvent.change(await screen.findByLabelText('Nieuw wachtwoord'), { target: { value: first } });
  fireEvent.change(screen.getByLabelText('Herhaal nieuw wachtwoord'), { target: { value: second } });
  fireEvent.click(screen.getByRole('button', { name: 'Wachtwoord opslaan' }));
  return { ...view, resetPassword };
}

test('[S45] after a reload a message shows at once that the link is gone, before a password is typed', async () => {
  await renderRoute('/wachtwoord-vergeten/nieuw', { places, api: {} });
  await screen.findByText(
    /^De link is niet meer in dit tabblad\. Open hem opnieuw vanuit de mail/,
    inMessage,
  );
});

test('after a reload the token is gone: no password is asked for', async () => {
  await renderRoute('/wachtwoord-vergeten/nieuw', { places, api: {} });
  await screen.findByText(
    /^De link is niet meer in dit tabblad\. Open hem opnieuw vanuit de mail/,
    inMessage,
  );
  expect(screen.queryByLabelText('Nieuw wachtwoord')).toBeNull();
});

test('[S45] a link that no longer works shows a message, and no password field', async () => {
  const resetLinkWorks = vi.fn(async () => false);
  await renderRoute('/wachtwoord-vergeten/een-token', { places, api: { resetLinkWorks } });
  await screen.findByText(/^Deze link werkt niet meer: hij is al gebruikt of ouder dan een uur\./, inMessage);
  expect(screen.queryByLabelText('Nieuw wachtwoord')).toBeNull();
  expect(screen.getByRole('link', { name: 'Vraag een nieuwe link aan' })).toBeTruthy();
  expect(resetLinkWorks.mock.calls).toEqual([['een-token']]);
});

test('a link that could not be checked shows the form', async () => {
  const resetLinkWorks = () => Promise.reject(new ApiError('refused', 'Too many.', { status: 429 }));
  await renderRoute('/wachtwoord-vergeten/een-token', { places, api: { resetLinkWorks } });
  expect(await screen.findByLabelText('Nieuw wachtwoord')).toBeTruthy();
});

test('[T81, C11] a reset logs in and leads to the profile', async () => {
  const { place, router, stores, resetPassword } = await submit('een-geheim', 'een-geheim');
  await waitFor(() => expect(place()).toBe('/profiel'));
  expect(resetPassword.mock.calls).toEqual([
    ['een-token', { password: 'een-geheim', passwordRepeat: 'een-geheim' }],
  ]);
  expect(stores.session.token()).toBe(testToken());
  // The used link is not in the history.
  await act(() => router.navigate(-1));
  expect(place()).toBe('/login');
});

test.each([
  ['', '', 'Formulier is onjuist'],
  ['kort', 'kort', 'Formulier is onjuist'],
  ['een-geheim', '', 'Formulier is onjuist'],
  ['kort', 'korter', 'Wachtwoorden komen niet overeen met elkaar'],
  ['een-geheim', 'een-ander-geheim', 'Wachtwoorden komen niet overeen met elkaar'],
])('[V11] %j and %j: %s, and nothing is sent', async (first, second, text) => {
  const { resetPassword } = await submit(first, second);
  const message = await screen.findByText(text, inMessage);
  expect(message.closest('[data-tone]')?.getAttribute('data-tone')).toBe('info');
  expect(resetPassword).not.toHaveBeenCalled();
});

/** The description of a field. */
const descriptionOf = (label: string) =>
  (screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

test('the message above the form describes its field', async () => {
  await submit('een-geheim', 'een-ander-geheim');
  await screen.findByText('Wachtwoorden komen niet overeen met elkaar', inMessage);
  await waitFor(() =>
    expect(screen.getByLabelText('Herhaal nieuw wachtwoord').getAttribute('aria-invalid')).toBe('true'),
  );
  expect(descriptionOf('Herhaal nieuw wachtwoord')).toContain('Wachtwoorden komen niet overeen met elkaar');
});

test('a password that the server refuses is marked, and described by the reason', async () => {
  const refusal = new ApiError('refused', 'Dit wachtwoord komt te vaak voor.', { status: 422 });
  await submit(
    'een-geheim',
    'een-geheim',
    vi.fn(() => Promise.reject(refusal)),
  );
  await screen.findByRole('alert');
  await waitFor(() =>
    expect(screen.getByLabelText('Nieuw wachtwoord').getAttribute('aria-invalid')).toBe('true'),
  );
  expect(descriptionOf('Nieuw wachtwoord')).toContain('Dit wachtwoord komt te vaak voor.');
});

test.each([
  [404, 'Deze link werkt niet meer: hij is al gebruikt of ouder dan een uur. Vraag een nieuwe aan.'],
  [422, 'Dit wachtwoord komt te vaak voor.'],
  [500, 'Er is een fout opgetreden'],
])('[X07] a failure (%i) shows an error', async (status, text) => {
  const failing = () =>
    Promise.reject(new ApiError('refused', 'Dit wachtwoord komt te vaak voor.', { status }));
  await submit('een-geheim', 'een-geheim', vi.fn(failing));
  expect((await screen.findByRole('alert')).textContent).toContain(text);
});
