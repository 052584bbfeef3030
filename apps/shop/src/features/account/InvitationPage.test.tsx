import { type ApiClient, ApiError, type LinkedInvitation } from '@magazijn/api-client';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';
import { testToken } from '../../testing/testToken.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const invitation: LinkedInvitation = {
  company: 'Kinderopvang De Vlinder',
  email: 'egel@demo.magazijn.test',
  name: 'Egel',
  role: 'requester',
  isTaken: false,
};

const open = (
  linked: LinkedInvitation | null,
  api: Partial<ApiClient> = {},
  path = '/uitnodiging?token=abc',
) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  return renderRoute(path, {
    others: ['/'],
    stubs: [stub('capabilities', ['people']), stub('linkedInvitation', linked)],
    api,
  });
};

const accept = (password: string, repeat = password) => {
  fireEvent.change(screen.getByLabelText('Nieuw wachtwoord'), { target: { value: password } });
  fireEvent.change(screen.getByLabelText('Herhaal nieuw wachtwoord'), { target: { value: repeat } });
  fireEvent.click(screen.getByRole('button', { name: 'Wachtwoord opslaan en inloggen' }));
};

test('shows company and role, and logs in with the chosen name and password', async () => {
  const acceptInvitation = vi.fn<ApiClient['acceptInvitation']>(async () => testToken({ role: 'requester' }));
  const { place, stores } = await open(invitation, { acceptInvitation });
  expect(screen.getByText('Kies een wachtwoord en bestel mee voor Kinderopvang De Vlinder.')).toBeDefined();
  expect(screen.getByText('egel@demo.magazijn.test')).toBeDefined();
  expect(
    screen.getByText(/Vult winkelmand en lijsten, en vraagt goedkeuring om te bestellen\./).textContent,
  ).toBe('Aanvrager. Vult winkelmand en lijsten, en vraagt goedkeuring om te bestellen.');
  fireEvent.change(screen.getByLabelText('Je naam'), { target: { value: 'Egel van Dam' } });
  accept('een-lang-geheim');
  await waitFor(() => expect(place()).toBe('/'));
  expect(acceptInvitation.mock.calls).toEqual([
    ['abc', 'Egel van Dam', { password: 'een-lang-geheim', passwordRepeat: 'een-lang-geheim' }],
  ]);
  expect(stores.session.getState().viewer).toMatchObject({ role: 'requester' });
});

test('invites a bookkeeper to the invoices, not to order', async () => {
  await open({ ...invitation, role: 'bookkeeper' });
  expect(
    screen.getByText('Kies een wachtwoord en bekijk de facturen van Kinderopvang De Vlinder.'),
  ).toBeDefined();
  expect(screen.queryByText(/bestel mee|bij je bestellingen/)).toBeNull();
});

test('a name that is too long shows an error', async () => {
  await open(invitation);
  fireEvent.change(screen.getByLabelText('Je naam'), { target: { value: 'e'.repeat(81) } });
  accept('een-lang-geheim');
  expect(await screen.findByText('Gebruik voor de naam hoogstens 80 tekens.')).toBeDefined();
});

test.each([
  [new ApiError('refused', 'Not found.', { status: 404 }), 'Deze uitnodiging werkt niet meer'],
  [new ApiError('refused', 'Taken.', { status: 409 }), 'Dit e-mailadres hoort al bij een ander account.'],
  [
    new ApiError('refused', 'Dit wachtwoord is te makkelijk te raden.', { status: 422 }),
    'te makkelijk te raden',
  ],
  [new ApiError('unreachable', 'offline'), 'Er is een fout opgetreden'],
])('a refusal shows why', async (error, text) => {
  await open(invitation, { acceptInvitation: () => Promise.reject(error) });
  accept('een-lang-geheim');
  expect((await screen.findByRole('alert')).textContent).toContain(text);
});

test('different passwords are not sent', async () => {
  await open(invitation);
  accept('een-lang-geheim', 'een-ander-geheim');
  expect((await screen.findAllByText('Wachtwoorden komen niet overeen met elkaar')).length).toBeGreaterThan(
    0,
  );
});

test.each([
  ['that does not work any more', null, undefined],
  ['without a token', invitation, '/uitnodiging'],
])('a link %s shows a message, and no password field', async (_what, linked, path) => {
  await open(linked, {}, path);
  expect(screen.getByText(/^Deze uitnodiging werkt niet meer/)).toBeDefined();
  expect(screen.queryByLabelText('Nieuw wachtwoord')).toBeNull();
});

test('an invitation to an address with another account shows a message and no password field', async () => {
  await open({ ...invitation, isTaken: true });
  expect(screen.getByText(/Dit e-mailadres hoort al bij een ander account/)).toBeDefined();
  expect(screen.queryByLabelText('Nieuw wachtwoord')).toBeNull();
});
