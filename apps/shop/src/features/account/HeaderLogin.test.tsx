import { ApiError } from '@magazijn/api-client';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '../../shared/links/paths.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';
import { testToken } from '../../testing/testToken.ts';
import { HeaderLogin } from './HeaderLogin.tsx';

const done = vi.fn();
const Popover = () => <HeaderLogin onDone={done} />;
const places = { [paths.offers.pattern]: Popover };

beforeEach(() => {
  done.mockClear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

function submit(email = 'a@b.test', password = 'p') {
  fireEvent.change(screen.getByLabelText('E-mailadres'), { target: { value: email } });
  fireEvent.change(screen.getByLabelText('Wachtwoord'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
}

const refusing = (message: string, status: number) => ({
  logIn: () => Promise.reject(new ApiError('refused', message, { status })),
});
const returning = '/login?returnUrl=%2Faanbiedingen&error=';

test('[S83] e-mail, password, and the two links', async () => {
  await renderRoute('/aanbiedingen', { places, others: [paths.login.pattern] });
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(link('Wachtwoord vergeten?')).toBe('/wachtwoord-vergeten');
  expect(link('Maak nu een account')).toBe('/registreren');
});

test('a login stays on the current page', async () => {
  const { place, stores } = await renderRoute('/aanbiedingen', {
    places,
    api: { logIn: async () => testToken() },
  });
  submit();
  await waitFor(() => expect(stores.session.getState().viewer.kind).toBe('customer'));
  await waitFor(() => expect(done).toHaveBeenCalledOnce());
  expect(place()).toBe('/aanbiedingen');
});

test('a bookkeeper who logs in on the home page comes to the invoices', async () => {
  const { place } = await renderRoute('/', {
    places: { [paths.home.pattern]: Popover, [paths.invoices.pattern]: () => null },
    stubs: [stub('capabilities', ['invoice-list'])],
    api: { logIn: async () => testToken({ role: 'bookkeeper' }) },
  });
  submit();
  await waitFor(() => expect(place()).toBe('/profiel/facturen'));
});

test('[V01] an incomplete form leads to the login page with the error flag', async () => {
  const { place } = await renderRoute('/aanbiedingen', { places, others: [paths.login.pattern] });
  submit('', '');
  await waitFor(() => expect(place()).toBe(`${returning}1`));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Vul een geldig e-mailadres en wachtwoord in',
  );
  expect(done).toHaveBeenCalledOnce();
});

test.each([
  ['Bad credentials.', '1'],
  ['A message that nobody knows', '1'],
  ['User account is disabled.', 'disabled'],
])('[V01] a 401 (%s) goes to the login page with the error flag', async (message, flag) => {
  const { place } = await renderRoute('/aanbiedingen', {
    places,
    others: [paths.login.pattern],
    api: refusing(message, 401),
  });
  submit();
  await waitFor(() => expect(place()).toBe(returning + flag));
});

test('[V01, S83] the login page’s form has the typed e-mail address, but not the password', async () => {
  await renderRoute('/aanbiedingen', {
    places,
    others: [paths.login.pattern],
    api: refusing('Bad credentials.', 401),
  });
  submit('inkoop@vlinder.test', 'verkeerd');
  await screen.findByRole('heading', { level: 1, name: 'Inloggen' });
  expect(screen.getByLabelText<HTMLInputElement>('E-mailadres').value).toBe('inkoop@vlinder.test');
  expect(screen.getByLabelText<HTMLInputElement>('Wachtwoord').value).toBe('');
});

test('other failures show in the popover', async () => {
  const { place } = await renderRoute('/aanbiedingen', {
    places,
    others: [paths.login.pattern],
    api: refusing('Too many attempts.', 429),
  });
  submit();
  expect((await screen.findByRole('alert')).textContent).toContain('Te veel pogingen');
  expect(place()).toBe('/aanbiedingen');
  expect(done).not.toHaveBeenCalled();
});
