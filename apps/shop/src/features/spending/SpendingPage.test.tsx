import { type ApiClient, ApiError, type Spending } from '@magazijn/api-client';
import { buildApprovalRule, buildApprovalSettings, buildCategory } from '@magazijn/api-client/testing';
import { cents } from '@magazijn/domain/money';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as files from '../../shared/storage/saveFile.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-29T12:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const spent = (orders: number, total: number) => ({ orders, total: cents(total) });
const spending: Spending = {
  ...spent(3, 120_000),
  years: [2026, 2025],
  months: [...Array.from({ length: 10 }, () => spent(0, 0)), spent(3, 120_000), spent(0, 0)],
  categories: [
    { name: 'Luiers & verzorging', total: cents(100_000) },
    { name: '=1+1', total: cents(19_000) },
  ],
  other: cents(1_000),
  people: [{ name: 'Egel', ...spent(2, 80_000) }],
  locations: [
    { customerNumber: '10010', name: 'De Bij', ...spent(1, 40_000) },
    { customerNumber: '10020', name: 'De Vlinder', ...spent(2, 80_000) },
  ],
  costCentres: [
    { code: 'EGELS', name: 'Groep Egels', total: cents(100_000) },
    { code: '', name: '', total: cents(19_000) },
  ],
};

async function open(answer: ApiClient['spending'], path = '/profiel/uitgaven') {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  return renderRoute(path, {
    viewer: 'customer',
    others: ['/'],
    stubs: [stub('capabilities', ['spending']), stub('switchableCompanies', []), stub('spending', answer)],
  });
}

test('shows this year with its total, months, categories, people and locations', async () => {
  const asked = vi.fn<ApiClient['spending']>(async () => spending);
  await open(asked);
  expect(asked.mock.lastCall).toEqual([2026, null]);
  expect(screen.getByText('Totaal excl. btw').nextElementSibling?.textContent).toMatch(/^€\s1\.200,00$/);
  expect(screen.getByText(/^3 bestellingen, gemiddeld €\s400,00$/)).toBeDefined();
  for (const name of ['Per maand in 2026, excl. btw', 'Per persoon, excl. btw', 'Per locatie, excl. btw']) {
    expect(screen.getByRole('figure', { name })).toBeDefined();
  }
  const categories = within(screen.getByRole('figure', { name: 'Per categorie, excl. btw' }));
  expect(categories.getAllByText('Bezorgkosten en kortingen').length).toBeGreaterThan(0);
});

test('another year and location are in the address and requested, and the focus stays', async () => {
  const asked = vi.fn<ApiClient['spending']>(async () => spending);
  const { place } = await open(asked);
  screen.getByLabelText('Jaar').focus();
  fireEvent.change(screen.getByLabelText('Jaar'), { target: { value: '2025' } });
  await screen.findByRole('figure', { name: 'Per maand in 2025, excl. btw' });
  expect(document.activeElement).toBe(screen.getByLabelText('Jaar'));
  fireEvent.change(screen.getByLabelText('Locatie'), { target: { value: '10010' } });
  await vi.waitFor(() => expect(asked.mock.lastCall).toEqual([2025, '10010']));
  // The address follows the request.
  await vi.waitFor(() => expect(place()).toContain('jaar=2025&locatie=10010'));
});

test('the file has a row for each amount, and no formula', async () => {
  const save = vi.spyOn(files, 'saveFile').mockImplementation(() => {});
  await open(async () => spending);
  fireEvent.click(screen.getByRole('button', { name: 'Download als CSV' }));
  const [name, text] = save.mock.lastCall ?? [];
  expect(name).toBe('uitgaven-2026.csv');
  expect(String(text).split('\r\n')).toEqual(
    expect.arrayContaining([
      '\ufeffSoort;Naam;Bestellingen;Bedrag excl. btw',
      'Maand;2026-11;3;1200,00',
      "Categorie;'=1+1;;190,00",
      'Categorie;Bezorgkosten en kortingen;;10,00',
      'Persoon;Egel;2;800,00',
      'Locatie;De Vlinder;2;800,00',
      'Kostenplaats;EGELS · Groep Egels;;1000,00',
      'Kostenplaats;Zonder groep of kostenplaats;;190,00',
    ]),
  );
});

test('a year without orders shows a message', async () => {
  await open(async () => ({ ...spending, ...spent(0, 0), years: [] }));
  expect(screen.getByRole('heading', { name: 'In 2026 is nog niets besteld' })).toBeDefined();
  expect(screen.queryByRole('figure')).toBeNull();
});

test('a location of another organisation shows a message, with a link to all locations', async () => {
  const { place } = await open(
    async (_year, location) => (location === null ? spending : null),
    '/profiel/uitgaven?jaar=2025&locatie=99',
  );
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Deze locatie hoort niet bij je organisatie.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Toon alle locaties' }));
  await screen.findByRole('figure', { name: 'Per locatie, excl. btw' });
  expect(place()).toBe('/profiel/uitgaven?jaar=2025');
});

test('the file of one location has only that one, and its number in the name', async () => {
  const save = vi.spyOn(files, 'saveFile').mockImplementation(() => {});
  await open(async () => spending, '/profiel/uitgaven?locatie=10020');
  fireEvent.click(screen.getByRole('button', { name: 'Download als CSV' }));
  const [name, text] = save.mock.lastCall ?? [];
  expect(name).toBe('uitgaven-2026-10020.csv');
  expect(String(text)).toContain('Locatie;De Vlinder;2;800,00');
  expect(String(text)).not.toContain('De Bij');
});

test('without a connection it can be loaded again', async () => {
  let isDown = true;
  await open(async () => {
    if (isDown) throw new ApiError('refused', 'No', { status: 400 });
    return spending;
  });
  isDown = false;
  fireEvent.click(await screen.findByRole('button', { name: 'Probeer het opnieuw' }));
  await screen.findByRole('figure', { name: 'Per maand in 2026, excl. btw' });
});

test('the budgets of this month show beside the spending, with requested amounts', async () => {
  await renderRoute('/profiel/uitgaven', {
    viewer: 'customer',
    stubs: [
      stub('capabilities', ['spending', 'approvals']),
      stub('switchableCompanies', []),
      stub('categories', [buildCategory({ url: 'knutselen', name: 'Knutselen' })]),
      stub('spending', spending),
      stub('approvalSettings', buildApprovalSettings()),
      stub('approvalRequests', { requests: [], total: 0 }),
      stub('approvalBudgets', [
        {
          rule: buildApprovalRule({ category: 'knutselen' }),
          person: 'Lisa',
          limit: cents(50_000),
          spent: cents(40_000),
          requested: cents(12_000),
        },
      ]),
    ],
  });
  const meter = await screen.findByRole('meter', { name: 'Lisa, Knutselen' });
  const words = document.getElementById(meter.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(words).toMatch(/€\s20,00 te veel, van €\s500,00, €\s400,00 besteld, €\s120,00 aangevraagd/);
});
