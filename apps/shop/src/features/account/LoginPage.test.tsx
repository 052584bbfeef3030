import { ApiError, type Page } from '@magazijn/api-client';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { PostedFormContext } from '../../shared/data/PostedForm.ts';
import { paths } from '../../shared/links/paths.ts';
import { forgetSessionEnded, noteSessionEnded } from '../../shared/session/createSessionStore.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';
import { testToken } from '../../testing/testToken.ts';
import { LoginPage } from './LoginPage.tsx';

const Anywhere = () => <h1>Elders</h1>;
const places = { [paths.home.pattern]: Anywhere, [paths.orderHistory.pattern]: Anywhere };

beforeEach(() => {
  forgetSessionEnded();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

function submit(email: string, password: string) {
  fireEvent.change(screen.getByLabelText('E-mailadres'), { target: { value: email } });
  fireEvent.change(screen.getByLabelText('Wachtwoord'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
}

const refusing = (error: ApiError) => ({ logIn: () => Promise.reject(error) });
const wrong = new ApiError('refused', 'Bad credentials.', { status: 401 });

test('[S40] heading, fields with autocomplete tokens for password managers, button, and the two links', async () => {
  await renderRoute('/login', { places });
  expect(screen.getByRole('heading', { level: 1, name: 'Inloggen' })).toBeTruthy();
  expect(screen.getByLabelText('E-mailadres').getAttribute('autocomplete')).toBe('username');
  expect(screen.getByLabelText('Wachtwoord').getAttribute('autocomplete')).toBe('current-password');
  expect(screen.getByRole('button', { name: 'Login' })).toBeTruthy();
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(link('Wachtwoord vergeten')).toBe('/wachtwoord-vergeten');
  expect(link('Nog geen account? Maak nu aan!')).toBe('/registreren');
});

test('[S41] [T02] a login leads to returnUrl with its query; the address is sent trimmed, the password as typed', async () => {
  const logIn = vi.fn(async () => testToken());
  const returnUrl = encodeURIComponent('/profiel/bestelhistorie?zoek=verf&page=2');
  const { place, stores } = await renderRoute(`/login?returnUrl=${returnUrl}`, { places, api: { logIn } });
  submit('\ufeff vlinder@demo.magazijn.test\u200b ', ' p w ');
  await waitFor(() => expect(place()).toBe('/profiel/bestelhistorie?zoek=verf&page=2'));
  expect(logIn).toHaveBeenCalledWith('vlinder@demo.magazijn.test', ' p w ');
  expect(stores.session.getState().viewer.kind).toBe('customer');
});

test('[S40, S41] after a login without scripts, a late script exchanges the code for the session, and redirects', async () => {
  const address = '/login?returnUrl=%2Fprofiel%2Fbestelhistorie&uitkomst=ingelogd';
  window.history.replaceState(null, '', `${address}#code=eenmalig`);
  const data = { token: testToken(), call_up: {}, cxml: null };
  const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ data }));
  const { place, stores } = await renderRoute(address, { places });
  await waitFor(() => expect(place()).toBe('/profiel/bestelhistorie'));
  expect(fetch.mock.calls.map(([asked]) => asked)).toEqual([expect.stringContaining('/punch-out/exchange')]);
  expect(window.location.hash).toBe('');
  expect(stores.session.getState().viewer.kind).toBe('customer');
  fetch.mockRestore();
});

test('a login in another tab does not redirect a visitor who is opening another page', async () => {
  const opened = Promise.withResolvers<Page | null>();
  const { place, router, stores } = await renderRoute('/login', {
    places,
    others: [paths.page.pattern],
    stubs: [stub('page', () => opened.promise)],
  });
  await act(async () => void router.navigate('/kruidvat/privacy'));
  await act(async () => stores.session.logIn(testToken()));
  // The form stays until the page is there.
  expect(screen.getByRole('heading', { level: 1, name: 'Inloggen' })).toBeTruthy();
  await act(async () => opened.resolve({ title: 'Privacy', bodyHtml: '<p>Tekst</p>' }));
  await waitFor(() => expect(place()).toBe('/kruidvat/privacy'));
});

test('a link with a code does not replace an existing login', async () => {
  window.history.replaceState(null, '', '/login?uitkomst=ingelogd#code=eenmalig');
  const fetch = vi.spyOn(globalThis, 'fetch');
  const { place } = await renderRoute('/login?uitkomst=ingelogd', { places, viewer: 'customer' });
  expect(place()).toBe('/');
  expect(fetch).not.toHaveBeenCalled();
  fetch.mockRestore();
});

test('[X01] an expired code keeps the form and shows an error', async () => {
  window.history.replaceState(null, '', '/login?uitkomst=ingelogd#code=oud');
  const fetch = vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(Response.json({ message: 'x' }, { status: 401 }));
  const { place } = await renderRoute('/login?uitkomst=ingelogd', { places });
  expect((await screen.findByRole('alert')).textContent).toContain('Inloggen lukt nu niet.');
  expect([place(), window.location.hash]).toEqual(['/login?uitkomst=ingelogd', '']);
  fetch.mockRestore();
});

test.each([
  ['without one', ''],
  ['to another host', '?returnUrl=https%3A%2F%2Fevil.example%2F'],
  ['to a page that acts', '?returnUrl=%2Fswitch%2F7'],
])('[S41] returnUrl %s leads home', async (_, query) => {
  const { place } = await renderRoute(`/login${query}`, { places, viewer: 'customer' });
  expect(place()).toBe('/');
});

test.each([
  ['1', 'Vul een geldig e-mailadres en wachtwoord in'],
  ['', 'Vul een geldig e-mailadres en wachtwoord in'],
  ['<b>niet van ons</b>', 'Vul een geldig e-mailadres en wachtwoord in'],
  ['disabled-2', 'Vul een geldig e-mailadres en wachtwoord in'],
  ['disabled', 'Account is niet actief'],
])('[S41] error=%s is a flag: the text is ours', async (error, text) => {
  await renderRoute(`/login?error=${encodeURIComponent(error)}`, { places });
  expect(screen.getByRole('alert').textContent).toContain(text);
  expect(document.body.textContent).not.toContain('niet van ons');
});

test.each([
  ['', false, null],
  ['?returnUrl=%2Faanbiedingen', false, null],
  ['?returnUrl=%2Fbestellen%2Fbetalen', false, 'Je bestelling wacht op je. Log in om verder te gaan.'],
  ['?returnUrl=%2Fprofiel', true, 'Je sessie is verlopen. Log opnieuw in om verder te gaan.'],
  [
    '?returnUrl=%2Fbestellen%2Fbetalen%2Fgelukt',
    true,
    'Je sessie is verlopen. Log opnieuw in: je bestelling wacht op je.',
  ],
  ['?passwordReset=1', true, 'Je wachtwoord is opnieuw ingesteld. Je moet opnieuw inloggen.'],
])('the reason of the redirect shows and is announced: %s, session ended %s', async (query, ended, text) => {
  if (ended) noteSessionEnded();
  await renderRoute(`/login${query}`, { places });
  const reason = within(screen.getByRole('main')).queryByText(/Je sessie|Je bestelling|Je wachtwoord is/);
  expect(reason?.textContent ?? null).toBe(text);
  expect(screen.getByRole('status').textContent).toBe(text ?? '');
});

test.each(['?passwordReset', '?passwordReset=', '?passwordReset=true'])(
  '[S41] %s is a flag, whatever its value',
  async (query) => {
    await renderRoute(`/login${query}`, { places });
    const main = within(screen.getByRole('main'));
    expect(main.getByText('Je wachtwoord is opnieuw ingesteld. Je moet opnieuw inloggen.')).toBeTruthy();
  },
);

test('[S41] a form that the web server refused after a reset shows the error only', async () => {
  const message = { tone: 'error' as const, text: 'Vul een geldig e-mailadres en wachtwoord in' };
  const Posted = () => (
    <PostedFormContext value={{ fields: { email: 'a@b.test' }, errors: [], message }}>
      <LoginPage />
    </PostedFormContext>
  );
  await renderRoute('/login?passwordReset=1', { places: { ...places, [paths.login.pattern]: Posted } });
  expect(screen.getByText(message.text)).toBeTruthy();
  expect(screen.queryByText(/Je wachtwoord is opnieuw ingesteld/)).toBeNull();
});

test('[S41] after a reset a message shows until a login fails', async () => {
  await renderRoute('/login?passwordReset=1', { places, api: refusing(wrong) });
  const text = 'Je wachtwoord is opnieuw ingesteld. Je moet opnieuw inloggen.';
  const main = within(screen.getByRole('main'));
  expect(main.getByText(text)).toBeTruthy();
  submit('a@b.test', 'wrong');
  expect((await screen.findByRole('alert')).textContent).toContain('Vul een geldig e-mailadres');
  expect(main.queryByText(text)).toBeNull();
});

test.each([
  ['', 'password', 'E-mailadres'],
  ['a@b.test', '', 'Wachtwoord'],
])(
  '[V01] without a field (%j, %j) the error area shows, and nothing is sent',
  async (email, password, missing) => {
    const logIn = vi.fn();
    await renderRoute('/login', { places, api: { logIn } });
    submit(email, password);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Vul een geldig e-mailadres en wachtwoord in',
    );
    await waitFor(() => expect(screen.getByLabelText(missing).getAttribute('aria-invalid')).toBe('true'));
    expect(logIn).not.toHaveBeenCalled();
  },
);

test.each([
  ['Bad credentials.', 401, 'Vul een geldig e-mailadres en wachtwoord in'],
  ['User account is disabled.', 401, 'Account is niet actief'],
])('[X01] %s shows an error, and typed values stay', async (message, status, text) => {
  const { place } = await renderRoute('/login', {
    places,
    api: refusing(new ApiError('refused', message, { status })),
  });
  submit('a@b.test', 'wrong');
  expect((await screen.findByRole('alert')).textContent).toContain(text);
  expect(screen.getByLabelText<HTMLInputElement>('E-mailadres').value).toBe('a@b.test');
  expect(place()).toBe('/login');
});

test.each([
  [401, 'Something else'],
  [403, 'Bad credentials.'],
])('[X01] any other refusal (%i %s) shows nothing', async (status, message) => {
  const logIn = vi.fn(() => Promise.reject(new ApiError('refused', message, { status })));
  await renderRoute('/login', { api: { logIn } });
  submit('a@b.test', 'right');
  await waitFor(() => expect(logIn).toHaveBeenCalled());
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Login' }).hasAttribute('data-busy')).toBe(false),
  );
  expect(screen.queryByRole('alert')).toBeNull();
});

test('too many attempts show the time to wait', async () => {
  await renderRoute('/login', {
    places,
    api: refusing(new ApiError('refused', 'Too many attempts.', { status: 429, retryAfter: 120 })),
  });
  submit('a@b.test', 'wrong');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Te veel pogingen. Probeer het over 2 minuten opnieuw.',
  );
});

test('the same refusal is announced at each attempt, and describes both fields', async () => {
  await renderRoute('/login', { places, api: refusing(wrong) });
  submit('a@b.test', 'fout');
  const first = await screen.findByRole('alert');
  for (const label of ['E-mailadres', 'Wachtwoord']) {
    const field = screen.getByLabelText(label);
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.some((id) => document.getElementById(id)?.contains(first))).toBe(true);
  }
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(screen.getByRole('alert')).not.toBe(first));
});
