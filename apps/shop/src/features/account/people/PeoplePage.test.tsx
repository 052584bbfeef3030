import { type ApiClient, ApiError, type Invitation, type People, type Person } from '@magazijn/api-client';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderRoute } from '../../../testing/renderRoute.tsx';
import { stub } from '../../../testing/stub.ts';
import { stubModalDialogs } from '../../../testing/stubModalDialogs.ts';

stubModalDialogs();
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const you: Person = {
  id: 2,
  name: '',
  email: 'vlinder@demo.magazijn.test',
  role: 'administrator',
  isYou: true,
  lastUsedAt: '2026-11-22T13:02:00Z',
};
const buyer: Person = {
  ...you,
  id: 3,
  name: 'Egel',
  email: 'egel@demo.magazijn.test',
  role: 'buyer',
  isYou: false,
};
const invitation: Invitation = {
  id: 7,
  name: 'Das',
  email: 'das@demo.magazijn.test',
  role: 'bookkeeper',
  expiresAt: '2099-11-25T10:00:00Z',
};

async function open(changes: Partial<People> = {}, api: Partial<ApiClient> = {}, role?: 'buyer') {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  return renderRoute('/profiel/mensen', {
    viewer: 'customer',
    ...(role && { role }),
    others: ['/winkelwagen'],
    stubs: [
      stub('capabilities', ['people']),
      stub('switchableCompanies', []),
      stub('people', { people: [you, buyer], invitations: [invitation], ...changes }),
    ],
    api,
  });
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const dialogOf = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name: `Wijzig ${name}` }));
  return within(await screen.findByRole('dialog'));
};

test('lists the people with role and last login, and the open invitations', async () => {
  await open();
  expect(
    screen.getByRole('row', {
      name: /^vlinder@demo.*Dit ben jij.*nog geen naam.*Beheerder.*22 november 2026/,
    }),
  ).toBeDefined();
  expect(screen.getByRole('row', { name: /^Egel.*egel@demo.*Inkoper/ })).toBeDefined();
  const open_ = screen.getByRole('region', { name: 'Uitnodigingen' });
  expect(open_.textContent).toContain('Boekhouder, geldig tot en met 25 november 2099');
});

test('invites a person, after correct fields only', async () => {
  const invitePerson = vi.fn(async () => 8);
  await open({}, { invitePerson });
  fireEvent.click(screen.getByRole('button', { name: 'Verstuur uitnodiging' }));
  expect(await screen.findByText('Vul een naam in.')).toBeDefined();
  expect(screen.getByText('Vul een e-mailadres in.')).toBeDefined();
  type('E-mailadres', ' das@demo.magazijn.test ');
  type('Naam', 'Das');
  type('Rol', 'requester');
  expect(
    screen.getByText('Vult winkelmand en lijsten, en vraagt goedkeuring om te bestellen.'),
  ).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Verstuur uitnodiging' }));
  await screen.findAllByText('Das is uitgenodigd.');
  expect(invitePerson.mock.calls).toEqual([
    [{ name: 'Das', email: 'das@demo.magazijn.test', role: 'requester' }],
  ]);
  expect(screen.getByLabelText<HTMLInputElement>('Naam').value).toBe('');
});

test.each([
  [
    new ApiError('refused', 'Deze persoon heeft al toegang.', { status: 409 }),
    'Deze persoon heeft al toegang.',
  ],
  [new ApiError('unreachable', 'offline'), 'De uitnodiging is niet verstuurd. Probeer het opnieuw.'],
])('a refused invitation shows why, and what was typed stays', async (error, text) => {
  await open({}, { invitePerson: () => Promise.reject(error) });
  type('E-mailadres', 'das@demo.magazijn.test');
  type('Naam', 'Das');
  fireEvent.click(screen.getByRole('button', { name: 'Verstuur uitnodiging' }));
  expect((await screen.findByRole('alert')).textContent).toContain(text);
  expect(screen.getByLabelText<HTMLInputElement>('Naam').value).toBe('Das');
});

test('changes name and role in a dialog', async () => {
  const savePerson = vi.fn(async () => {});
  await open({}, { savePerson });
  const dialog = await dialogOf('Egel');
  fireEvent.change(dialog.getByLabelText('Rol'), { target: { value: 'bookkeeper' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Opslaan' }));
  await screen.findByText('Egel is nu boekhouder en logt opnieuw in.');
  expect(savePerson.mock.calls).toEqual([[3, { name: 'Egel', role: 'bookkeeper' }]]);
});

test('ends access after a question; a refusal shows in the dialog', async () => {
  const message = 'Er moet minstens één beheerder blijven. Maak eerst iemand anders beheerder.';
  const endPerson = vi.fn(() => Promise.reject(new ApiError('refused', message, { status: 409 })));
  await open({}, { endPerson });
  const dialog = await dialogOf('vlinder@demo.magazijn.test');
  fireEvent.click(dialog.getByRole('button', { name: 'Toegang beëindigen' }));
  expect(
    screen.getByRole('dialog', { name: 'Toegang van vlinder@demo.magazijn.test beëindigen?' }),
  ).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: 'Toegang beëindigen' }));
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  expect(endPerson.mock.calls).toEqual([[2]]);
});

test('an invitation is sent again or withdrawn', async () => {
  const invitePerson = vi.fn(async () => 7);
  const withdrawInvitation = vi.fn(async () => {});
  await open({}, { invitePerson, withdrawInvitation });
  fireEvent.click(screen.getByRole('button', { name: 'Stuur opnieuw Das' }));
  await screen.findByText('Das is uitgenodigd.');
  fireEvent.click(screen.getByRole('button', { name: 'Trek in Das' }));
  await screen.findByText('De uitnodiging van Das is ingetrokken.');
  expect(withdrawInvitation.mock.calls).toEqual([[7]]);
});

test('a role that does not manage people is redirected to a page that it may see', async () => {
  const { place } = await open({}, {}, 'buyer');
  expect(place()).toBe('/winkelwagen');
});

test('a back end without people leads home', async () => {
  const { place } = await renderRoute('/profiel/mensen', {
    viewer: 'customer',
    others: ['/'],
    stubs: [stub('capabilities', []), stub('switchableCompanies', [])],
  });
  expect(place()).toBe('/');
});
