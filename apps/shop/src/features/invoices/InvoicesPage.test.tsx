import { type ApiClient, ApiError, type Invoices, type ListedInvoice } from '@magazijn/api-client';
import { cents } from '@magazijn/domain/money';
import type { Role } from '@magazijn/domain/people';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as leaving from '../../shared/order/leaveTo.ts';
import * as tabs from '../../shared/order/openInTab.ts';
import * as files from '../../shared/storage/saveFile.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-29T12:00:00Z'), toFake: ['Date'] });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const invoice = (changes: Partial<ListedInvoice> = {}): ListedInvoice => ({
  number: 'F000000042',
  creditNote: null,
  date: '2026-11-18',
  due: '2026-12-02',
  orderId: 42,
  orderNumber: 'KKN000000042',
  orderReference: '=1+1',
  customerNumber: '10020',
  company: 'De Vlinder',
  status: 'open',
  total: cents(100_050),
  open: cents(100_050),
  chargedBack: cents(0),
  ...changes,
});
const late = invoice({
  number: 'F000000041',
  due: '2026-11-25',
  status: 'overdue',
  total: cents(23_400),
  open: cents(23_400),
  chargedBack: cents(23_400),
});
const paid = invoice({ number: 'F000000040', due: null, status: 'paid', open: cents(0) });
const credited = invoice({
  number: 'F000000039',
  status: 'credited',
  creditNote: 'C000000007',
  open: cents(0),
});
const none = { count: 0, open: cents(0) };
const location = (name: string, customerNumber: string, email: string | null) => ({
  name,
  customerNumber,
  email,
  defaultEmail: 'info@vlinder.test',
});
const found = (invoices: readonly ListedInvoice[], changes: Partial<Invoices> = {}): Invoices => ({
  total: invoices.length,
  invoices,
  totals: {
    open: { count: 1, open: cents(100_050) },
    overdue: { count: 1, open: cents(23_400) },
    pending: none,
    debit: none,
    paid: { count: 1, open: cents(0) },
    credited: { count: 1, open: cents(0) },
  },
  locations: [location('De Vlinder', '10020', null)],
  canPay: true,
  ...changes,
});

async function open(answer: Invoices | ApiClient['invoices'], options: Options = {}) {
  const { path = '/profiel/facturen', role, api = {} } = options;
  return renderRoute(path, {
    viewer: 'customer',
    ...(role && { role }),
    others: ['/', '/profiel/facturen'],
    stubs: [
      stub('capabilities', ['invoice-list', 'order-changes', 'spending', 'quick-order']),
      stub('switchableCompanies', []),
      stub('invoices', typeof answer === 'function' ? answer : async () => answer),
    ],
    api,
  });
}
interface Options {
  readonly path?: string;
  readonly role?: Role;
  readonly api?: Partial<ApiClient>;
}

const row = (number: string) => screen.getByRole('row', { name: new RegExp(number) });
const choose = (number: string) =>
  fireEvent.click(screen.getByRole('checkbox', { name: `Selecteer factuur ${number}` }));

test('shows what is open, and each invoice with its due date, amount, status and documents', async () => {
  await open(found([invoice(), late, paid, credited]));
  expect(screen.getByText('Nog te betalen').nextElementSibling?.textContent).toMatch(/^€\s1\.234,50$/);
  expect(screen.getByText(/^waarvan €\s234,00 te laat$/)).toBeDefined();
  const filter = screen.getByLabelText('Stand');
  expect(
    within(filter)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Open (2)', 'Te laat (1)', 'Betaald (1)', 'Alle (4)']);
  expect(row('F000000042').textContent).toMatch(/18 nov.*2 dec.*vervalt over 3 dagen.*Open.*€\s1\.000,50/);
  expect(row('F000000041').textContent).toMatch(
    /Betaling teruggehaald: €\s234,00.*sinds 4 dagen te laat.*Te laat/,
  );
  expect(row('F000000040').textContent).toMatch(/Bij de bestelling betaald.*Betaald/);
  within(row('F000000039')).getByRole('button', { name: 'Creditfactuur van factuur F000000039' });
  within(row('F000000042')).getByRole('button', { name: 'UBL van factuur F000000042' });
});

test('status, period and location are in the address and requested', async () => {
  const asked = vi.fn<ApiClient['invoices']>(async () =>
    found([invoice()], {
      locations: [location('De Bij', '10010', null), location('De Vlinder', '10020', null)],
    }),
  );
  const { place } = await open(asked);
  expect(asked.mock.lastCall?.[0]).toEqual({ status: 'open', from: null, until: null, location: null });
  const arrives = (query: string) => vi.waitFor(() => expect(place()).toBe(`/profiel/facturen${query}`));
  fireEvent.change(screen.getByLabelText('Periode'), { target: { value: '2026-k4' } });
  await arrives('?periode=2026-k4');
  fireEvent.change(screen.getByLabelText('Locatie'), { target: { value: '10010' } });
  await arrives('?periode=2026-k4&locatie=10010');
  fireEvent.change(screen.getByLabelText('Stand'), { target: { value: 'overdue' } });
  await arrives('?stand=te-laat&periode=2026-k4&locatie=10010');
  expect(asked.mock.lastCall?.[0]).toEqual({
    status: 'overdue',
    from: '2026-10-01',
    until: '2026-12-31',
    location: '10010',
  });
  expect(screen.getByRole('option', { name: 'november 2026' })).toBeDefined();
});

test('selected open invoices are paid together; paid ones do not count', async () => {
  const goTo = vi.spyOn(leaving, 'goTo').mockImplementation(() => {});
  const payInvoices = vi.fn<ApiClient['payInvoices']>(async () => 'CS1');
  await open(found([invoice(), late, paid]), { api: { payInvoices } });
  for (const { number } of [invoice(), late, paid]) choose(number);
  fireEvent.click(screen.getByRole('button', { name: /^Betaal 2 facturen · €\s1\.234,50$/ }));
  await vi.waitFor(() => expect(goTo).toHaveBeenCalledWith('/profiel/facturen/betalen?sessionId=CS1'));
  expect(payInvoices).toHaveBeenCalledExactlyOnceWith(['F000000042', 'F000000041']);
});

test('a refusal shows its reason and the list anew; a lost connection says that nothing was paid', async () => {
  const answers = [found([invoice(), late]), found([late])];
  const asked = vi.fn<ApiClient['invoices']>(async () => answers.shift() ?? found([late]));
  const payInvoices = vi
    .fn<ApiClient['payInvoices']>()
    .mockRejectedValueOnce(new ApiError('refused', 'Factuur F000000042 is al betaald.', { status: 409 }))
    .mockRejectedValueOnce(new ApiError('unreachable', 'No answer'));
  await open(asked, { api: { payInvoices } });
  choose('F000000042');
  fireEvent.click(screen.getByRole('button', { name: /^Betaal 1 factuur/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('Factuur F000000042 is al betaald.');
  await vi.waitFor(() => expect(screen.queryByRole('row', { name: /F000000042/ })).toBeNull());
  choose('F000000041');
  fireEvent.click(screen.getByRole('button', { name: /^Betaal 1 factuur · €\s234,00$/ }));
  await vi.waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain('Er is niets afgeschreven.'),
  );
});

test('selected invoices and their credit notes are one file; without a payment provider none is paid', async () => {
  const openInTab = vi.spyOn(tabs, 'openInTab').mockImplementation(async ({ form }) => {
    expect(await form()).toEqual({
      action: '/api/v1/invoices/files',
      fields: { Authorization: 'Bearer files', format: 'zip' },
    });
    return true;
  });
  const invoiceFilesToken = vi.fn<ApiClient['invoiceFilesToken']>(async () => 'files');
  await open(found([invoice(), credited], { canPay: false }), { api: { invoiceFilesToken } });
  choose('F000000042');
  choose('F000000039');
  expect(screen.queryByRole('button', { name: /^Betaal/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Download als zip' }));
  await vi.waitFor(() =>
    expect(invoiceFilesToken).toHaveBeenCalledWith(['F000000042', 'F000000039', 'C000000007']),
  );
  expect(openInTab).toHaveBeenCalledOnce();
});

test('the file has the invoices of every page, and no formula', async () => {
  const save = vi.spyOn(files, 'saveFile').mockImplementation(() => {});
  await open(async (_filter, page, size) =>
    size === 100 && page === 2 ? found([late], { total: 101 }) : found([invoice()], { total: 101 }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Download als CSV' }));
  await vi.waitFor(() => expect(save).toHaveBeenCalledOnce());
  const rows = String(save.mock.lastCall?.[1]).split('\r\n');
  expect(rows[1]).toBe(
    "F000000042;;2026-11-18;2026-12-02;KKN000000042;'=1+1;10020;De Vlinder;Open;1000,50;1000,50",
  );
  expect(rows[2]).toContain('F000000041');
});

test('the address for invoices is changed per location; a wrong one is refused here', async () => {
  const setInvoiceEmail = vi.fn<ApiClient['setInvoiceEmail']>(async () => {});
  await open(found([], { locations: [location('De Vlinder', '10020', null)] }), { api: { setInvoiceEmail } });
  expect(await screen.findByText('info@vlinder.test (uit je gegevens)')).toBeDefined();
  fireEvent.click(await screen.findByRole('button', { name: 'Wijzig E-mailadres voor De Vlinder' }));
  const field = screen.getByLabelText('E-mailadres voor De Vlinder');
  fireEvent.change(field, { target: { value: 'facturen' } });
  fireEvent.click(screen.getByRole('button', { name: 'Opslaan' }));
  expect(setInvoiceEmail).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: 'facturen@vlinder.test ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Opslaan' }));
  await screen.findByRole('button', { name: 'Wijzig E-mailadres voor De Vlinder' });
  expect(setInvoiceEmail).toHaveBeenCalledExactlyOnceWith('10020', 'facturen@vlinder.test');
});

test('without invoices the page says so; after a failure it can be loaded again', async () => {
  let isDown = true;
  await open(async () => {
    if (isDown) throw new ApiError('refused', 'No', { status: 400 });
    return found([]);
  });
  isDown = false;
  fireEvent.click(await screen.findByRole('button', { name: 'Probeer het opnieuw' }));
  expect(await screen.findByRole('heading', { name: 'Er staan geen facturen open.' })).toBeDefined();
});

test('a bookkeeper is led here, and sees invoices and no orders, favourites or tools', async () => {
  const { place } = await open(found([invoice()]), { role: 'bookkeeper' });
  const sidebar = within(screen.getByRole('navigation', { name: 'Jouw overzicht' }));
  expect(sidebar.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Profiel gegevens',
    'Wachtwoord wijzigen',
    'Facturen',
    'Uitgaven',
  ]);
  expect(place()).toBe('/profiel/facturen');
  expect(screen.queryByRole('link', { name: /^Bestelling/ })).toBeNull();
});

test('a back end without the call has no such page', async () => {
  const { place } = await renderRoute('/profiel/facturen', {
    viewer: 'customer',
    others: ['/'],
    places: { '/': () => null },
    stubs: [stub('capabilities', ['invoice-list']), stub('invoices', null)],
  });
  expect(place()).toBe('/');
});
