import { ApiError } from '@magazijn/api-client';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '../../shared/links/paths.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';

const Login = () => <h1>Inloggen</h1>;
const places = { [paths.login.pattern]: Login };

/** Limits a query to the visible message: the live region has the same text. */
const inMessage = { selector: '[data-slot=message] *' };

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

async function submit(values: readonly string[], changePassword = vi.fn(async () => {})) {
  const logOut = vi.fn(async () => {});
  const view = await renderRoute('/profiel/wachtwoord', {
    places,
    viewer: 'customer',
    api: { changePassword, logOut },
    stubs: [stub('switchableCompanies', []), stub('listSessions', null)],
  });
  const labels = ['Huidig wachtwoord', 'Nieuw wachtwoord', 'Herhaal nieuw wachtwoord'];
  for (const [index, label] of labels.entries())
    fireEvent.change(screen.getByLabelText(label), { target: { value: values[index] } });
  fireEvent.click(screen.getByRole('button', { name: 'Wachtwoord opslaan' }));
  return { ...view, changePassword };
}

test('[T81, V10] a changed password ends the session: the login page shows the reason', async () => {
  const { place, stores, changePassword } = await submit(['oud', 'een-geheim', 'een-geheim']);
  await waitFor(() => expect(place()).toBe('/login?passwordReset=true'));
  expect(changePassword.mock.calls).toEqual([
    ['oud', { password: 'een-geheim', passwordRepeat: 'een-geheim' }],
  ]);
  expect(stores.session.token()).toBeNull();
});

test.each([
  [['', '', ''], 'Formulier is onjuist'],
  [['', 'een-geheim', 'een-geheim'], 'Formulier is onjuist'],
  [['oud', 'kort', 'kort'], 'Formulier is onjuist'],
  [['oud', 'kort', 'korter'], 'Wachtwoorden komen niet overeen met elkaar'],
  [['oud', 'een-geheim', 'een-ander'], 'Wachtwoorden komen niet overeen met elkaar'],
])('[V10] %j: %s, and nothing is sent', async (values, text) => {
  const { changePassword } = await submit(values);
  const message = await screen.findByText(text, inMessage);
  expect(message.closest('[data-tone]')?.getAttribute('data-tone')).toBe('info');
  expect(changePassword).not.toHaveBeenCalled();
});

test('each invalid field is marked and described by its error', async () => {
  await submit(['', 'kort', '']);
  await screen.findByText('Formulier is onjuist', inMessage);
  for (const label of ['Huidig wachtwoord', 'Nieuw wachtwoord', 'Herhaal nieuw wachtwoord']) {
    const field = screen.getByLabelText(label);
    // The form marks its fields after the message is shown.
    await waitFor(() => expect(field.getAttribute('aria-invalid'), label).toBe('true'));
    const descriptions = (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id));
    expect(descriptions.map((element) => element?.textContent ?? '').join(' '), label).toMatch(/\w+ .*\./);
  }
});

test('different new passwords show an error at the repetition', async () => {
  await submit(['oud', 'een-geheim', 'een-ander']);
  const message = await screen.findByText('Wachtwoorden komen niet overeen met elkaar', inMessage);
  const repeat = screen.getByLabelText('Herhaal nieuw wachtwoord');
  await waitFor(() => expect(repeat.getAttribute('aria-invalid')).toBe('true'));
  expect(document.getElementById(repeat.getAttribute('aria-describedby') ?? '')?.contains(message)).toBe(
    true,
  );
  expect(screen.getByLabelText('Huidig wachtwoord').hasAttribute('aria-describedby')).toBe(false);
});

test.each([
  ['Het huidige wachtwoord klopt niet.', 'Huidig wachtwoord', 'Nieuw wachtwoord'],
  ['Dit wachtwoord komt te vaak voor.', 'Nieuw wachtwoord', 'Huidig wachtwoord'],
])('the refusal %j marks %s alone', async (reason, refused, other) => {
  const refusal = new ApiError('refused', reason, { status: 422 });
  await submit(
    ['oud', 'een-geheim', 'een-geheim'],
    vi.fn(() => Promise.reject(refusal)),
  );
  await screen.findByRole('alert');
  await waitFor(() => expect(screen.getByLabelText(refused).getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByLabelText(other).getAttribute('aria-invalid')).toBeNull();
});

test.each([
  [422, /Er is een fout opgetreden.*Je huidige wachtwoord klopt niet\./],
  [500, /^[^-]*Er is een fout opgetreden$/],
])('[V10] a refusal (%i) shows its message, and the session continues', async (status, text) => {
  const refusal = new ApiError('refused', 'Je huidige wachtwoord klopt niet.', { status });
  const { stores } = await submit(
    ['oud', 'een-geheim', 'een-geheim'],
    vi.fn(() => Promise.reject(refusal)),
  );
  expect((await screen.findByRole('alert')).textContent).toMatch(text);
  expect(stores.session.getState().viewer.kind).toBe('customer');
});

test('a wrong current password is announced at each attempt, and describes its field', async () => {
  const refusal = new ApiError('refused', 'Je huidige wachtwoord klopt niet.', { status: 422 });
  await submit(
    ['oud', 'een-geheim', 'een-geheim'],
    vi.fn(() => Promise.reject(refusal)),
  );
  const first = await screen.findByRole('alert');
  await waitFor(() => {
    const described = screen.getByLabelText('Huidig wachtwoord').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.contains(first)).toBe(true);
  });
  fireEvent.click(screen.getByRole('button', { name: 'Wachtwoord opslaan' }));
  await waitFor(() => expect(screen.getByRole('alert')).not.toBe(first));
});
