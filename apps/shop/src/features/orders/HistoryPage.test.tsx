import type { OrderSummary } from '@magazijn/api-client';
import { deliveryTimestamp } from '@magazijn/domain/delivery';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { paths } from '../../shared/links/paths.ts';
import { buildSummary } from '../../testing/buildSummary.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';

const open = (given: readonly OrderSummary[], query = '') =>
  renderRoute(`/profiel/bestelhistorie${query}`, {
    viewer: 'customer',
    stubs: [stub('wholeHistory', { orders: given, isComplete: true }), stub('switchableCompanies', [])],
  });

test('[E03] number, date in the Netherlands, products and total; each opens its order', async () => {
  await open([buildSummary()]);
  expect(screen.getByRole('heading', { level: 1, name: 'Bestelhistorie' })).toBeTruthy();
  const row = screen.getByRole('row', { name: /KKN000000042/ }).textContent;
  for (const text of ['19 november 2026', '7', '€\u00a01.234,50']) expect(row).toContain(text);
  const link = screen.getByRole('link', { name: 'KKN000000042' });
  expect(link.getAttribute('href')).toBe('/order/42');
});

test('[E03] newest first, in the server’s order', async () => {
  await open([buildSummary({ id: 43, number: '000000043' }), buildSummary()]);
  expect(numbers()).toEqual(['000000043', 'KKN000000042']);
});

test('[E03] the filter follows the URL, also after a link to the whole history', async () => {
  const { place } = await open([buildSummary()], '?zoek=xyzzy');
  expect(numbers()).toEqual([]);
  const sidebar = screen.getByRole('navigation', { name: 'Jouw overzicht' });
  fireEvent.click(within(sidebar).getByRole('link', { name: 'Bestelhistorie' }));
  expect(await screen.findByRole('rowheader')).toBeTruthy();
  expect(place()).toBe('/profiel/bestelhistorie');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

test('pending, refused and cancelled orders show their status; only placed ones have an invoice', async () => {
  await open([
    buildSummary({ id: 44, number: 'KKN000000044', state: 'pending' }),
    buildSummary({ id: 43, number: 'KKN000000043', state: 'refused' }),
    buildSummary({ id: 41, number: 'KKN000000041', state: 'cancelled', driverNote: 'Achterom' }),
    buildSummary(),
  ]);
  const row = (number: string) => screen.getByRole('row', { name: new RegExp(number) });
  expect(row('KKN000000044').textContent).toContain('Betaling in behandeling');
  expect(row('KKN000000043').textContent).toContain('Betaling geweigerd');
  expect(row('KKN000000041').textContent).toMatch(/Geannuleerd.*Voor de chauffeur: Achterom/);
  expect(row('KKN000000042').textContent).not.toMatch(/Betaling|betaald|Geannuleerd|chauffeur/);
  expect(screen.getAllByRole('button', { name: /Factuur/ })).toHaveLength(1);
  expect(within(row('KKN000000042')).getByRole('button', { name: /Factuur/ })).toBeTruthy();
});

test('the buyer’s reference shows under the number', async () => {
  await open([
    buildSummary({ id: 43, number: 'KKN000000043', reference: 'Groep Zon' }),
    buildSummary({ reference: '' }),
  ]);
  expect(screen.getAllByRole('rowheader').map((head) => head.textContent)).toEqual([
    'KKN000000043GeplaatstReferentie: Groep Zon',
    'KKN000000042Geplaatst',
  ]);
});

test('an order shows its status, its delivery day and three products, each once', async () => {
  const pictures = ['verf', 'verf', null, 'lijm', 'krijt', 'papier'];
  const lines = pictures.map((picture) => ({
    name: 'X',
    articleNumber: '1',
    quantity: 1,
    picture,
    costCentre: null,
  }));
  const deliveryDate = deliveryTimestamp('2026-11-24');
  await open([
    buildSummary({ id: 43, number: 'KKN000000043', stage: 'shipped', deliveryDate, lines }),
    buildSummary({ stage: 'delivered', deliveryDate }),
    buildSummary({ id: 41, number: 'KKN000000041', state: 'refused', deliveryDate }),
  ]);
  const row = screen.getByRole('row', { name: /KKN000000043/ });
  expect(row.textContent).toContain('Onderweg');
  expect(row.textContent).toContain('bezorging dinsdag 24 november');
  const shown = [...row.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(shown).toEqual(['/img/verf/95/95', '/img/lijm/95/95', '/img/krijt/95/95']);
  const delivered = screen.getByRole('row', { name: /KKN000000042/ }).textContent;
  expect(delivered).toContain('Bezorgd');
  expect(delivered).not.toContain('bezorging');
  expect(screen.getByRole('row', { name: /KKN000000041/ }).textContent).not.toContain('bezorging');
});

test('reordering from a row opens the page of the order', async () => {
  const Order = () => <p>{JSON.stringify(useLocation().state)}</p>;
  const { place } = await renderRoute('/profiel/bestelhistorie', {
    viewer: 'customer',
    places: { [paths.order.pattern]: Order },
    stubs: [
      stub('wholeHistory', { orders: [buildSummary()], isComplete: true }),
      stub('switchableCompanies', []),
    ],
  });
  fireEvent.click(screen.getByRole('button', { name: 'Opnieuw bestellen KKN000000042' }));
  expect(await screen.findByText('{"reorder":true}')).toBeTruthy();
  expect(place()).toBe('/order/42');
});

test('an empty history links to the products', async () => {
  await open([]);
  expect(screen.getByText('Je hebt nog niets besteld')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Bekijk de best verkochte producten' }).getAttribute('href')).toBe(
    '/',
  );
});

const numbers = () => screen.queryAllByRole('rowheader').map((head) => head.querySelector('a')?.textContent);

test('[E03] products, order numbers and references are searched; the URL stores the search', async () => {
  const other = buildSummary({ id: 43, number: 'KKN000000043', reference: 'Zolder', lines: [] });
  const { place } = await open([other, buildSummary()]);
  const search = screen.getByRole('searchbox', { name: 'Zoek in je bestellingen' });
  for (const [words, found] of [
    ['luiers', ['KKN000000042']],
    ['000043', ['KKN000000043']],
    ['zolder', ['KKN000000043']],
    ['xyzzy', []],
  ] as const) {
    fireEvent.change(search, { target: { value: words } });
    expect(numbers()).toEqual(found);
    await waitFor(() => expect(place()).toBe(`/profiel/bestelhistorie?zoek=${words}`));
  }
  expect(screen.getByText('Geen bestellingen gevonden')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Toon alle bestellingen' }));
  expect(numbers()).toHaveLength(2);
  await waitFor(() => expect(place()).toBe('/profiel/bestelhistorie'));
});

test('[E03] the period of the URL is selected; an unknown one shows all orders', async () => {
  const old = buildSummary({ id: 1, number: 'KKN000000001', createdAt: '2001-05-05T10:00:00.000Z' });
  const first = await open([old], '?periode=vorig-jaar');
  expect(screen.getByText('Geen bestellingen gevonden')).toBeTruthy();
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Periode' }).value).toBe('vorig-jaar');
  first.unmount();
  await open([old], '?periode=ooit');
  expect(numbers()).toEqual(['KKN000000001']);
});

function captureSavedFiles(): Blob[] {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => {
    if (blob instanceof Blob) saved.push(blob);
    return 'blob:orders';
  };
  URL.revokeObjectURL = () => {};
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    expect(this.download).toMatch(/^bestellingen-\d{4}-\d{2}-\d{2}\.csv$/);
  });
  onTestFinished(() => click.mockRestore());
  return saved;
}

test('[E03] the shown orders are saved as CSV with VAT per rate', async () => {
  const saved = captureSavedFiles();
  await open([buildSummary(), buildSummary({ id: 43, number: 'KKN000000043', lines: [] })], '?zoek=luiers');
  fireEvent.click(screen.getByRole('button', { name: 'Opslaan als CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const text = await saved[0]?.text();
  expect(text).toContain('KKN000000042;2026-11-19;Groep Zon;7;500,00;45,00;569,83;119,67;1234,50');
  expect(text).not.toContain('KKN000000043');
});

test('[E03] a notice says when the back end returns only the latest orders, also during a search', async () => {
  const orders = Array.from({ length: 100 }, (_, index) =>
    buildSummary({ id: index + 1, number: `KKN${String(index + 1).padStart(9, '0')}`, lines: [] }),
  );
  await renderRoute('/profiel/bestelhistorie', {
    viewer: 'customer',
    stubs: [stub('wholeHistory', { orders, isComplete: false }), stub('switchableCompanies', [])],
  });
  expect(screen.getByText('De laatste 100 bestellingen')).toBeTruthy();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '000000042' } });
  expect(screen.getByText('1 van de laatste 100 bestellingen')).toBeTruthy();
});

describe('[E03] with a back end that can search', () => {
  const all = Array.from({ length: 131 }, (_, index) =>
    buildSummary({ id: 131 - index, number: `KKN${String(131 - index).padStart(9, '0')}` }),
  );

  async function search(query = '', find = (search: string) => (search ? all.slice(0, 42) : all)) {
    const asked: string[] = [];
    const view = await renderRoute(`/profiel/bestelhistorie${query}`, {
      viewer: 'customer',
      stubs: [
        stub('capabilities', ['order-search']),
        stub('orderHistory', (filter, page) => {
          asked.push(`${filter.search} ${filter.from} ${page}`);
          const found = find(filter.search);
          return {
            orders: found.slice((page - 1) * 25, page * 25),
            total: found.length,
            historyTotal: all.length,
          };
        }),
        stub('wholeHistory', (filter) => {
          asked.push(`whole ${filter?.search}`);
          return { orders: find(filter?.search ?? ''), isComplete: true };
        }),
        stub('switchableCompanies', []),
      ],
    });
    return { ...view, asked };
  }

  test('a page shows with the number of all orders; the other pages have URLs', async () => {
    const { asked } = await search();
    expect(asked).toEqual([' null 1']);
    expect(screen.getByText('131 bestellingen, 1 t/m 25 getoond')).toBeTruthy();
    expect(numbers()).toHaveLength(25);
    const pages = within(screen.getByRole('navigation', { name: 'Pagina’s' })).getAllByRole('link');
    expect(pages.map((link) => link.getAttribute('href'))).toContain('/profiel/bestelhistorie?page=6');
  });

  test('input is searched when typing pauses, from the first page', async () => {
    const { asked, place } = await search('?page=2');
    for (const value of ['l', 'lu', 'luiers']) {
      fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
    }
    expect(await screen.findByText('42 van 131 bestellingen, 1 t/m 25 getoond')).toBeTruthy();
    expect(asked).toEqual([' null 2', 'luiers null 1']);
    expect(place()).toBe('/profiel/bestelhistorie?zoek=luiers');
    expect(screen.getAllByRole('rowheader')[0]?.textContent).toContain('12 × Pukkie luiers maat 4');
  });

  test('a failed search shows a message and keeps the field; a retry shows the results', async () => {
    let isDown = true;
    await search('?zoek=luiers', () => {
      if (isDown) throw new Error('down');
      return all.slice(0, 1);
    });
    expect(await screen.findByText(/konden niet worden opgehaald/)).toBeTruthy();
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
    expect(await screen.findByText('1 van 131 bestellingen')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('luiers');
  });

  test('a page beyond the last leads to the last; a search without results to all orders', async () => {
    await search('?page=9');
    expect(screen.getByRole('link', { name: 'Naar de laatste pagina' }).getAttribute('href')).toBe(
      '/profiel/bestelhistorie?page=6',
    );
    cleanup();
    await search('?zoek=xyzzy', () => []);
    expect(screen.getByText('0 van 131 bestellingen')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Toon alle bestellingen' })).toBeTruthy();
  });

  test('all found orders are saved, not only the page', async () => {
    const texts = captureSavedFiles();
    const { asked } = await search('?zoek=luiers');
    fireEvent.click(screen.getByRole('button', { name: 'Opslaan als CSV' }));
    await waitFor(() => expect(texts).toHaveLength(1));
    expect(asked.at(-1)).toBe('whole luiers');
    expect((await texts[0]?.text())?.trim().split('\r\n')).toHaveLength(1 + 42);
  });
});
