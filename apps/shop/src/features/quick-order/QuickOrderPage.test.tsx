// Over 300 lines: one page in all its states.
import {
  type ApiClient,
  ApiError,
  type Page,
  type QuickOrderMatch,
  type QuickOrderProduct,
} from '@magazijn/api-client';
import { buildCart, buildProduct } from '@magazijn/api-client/testing';
import { cents } from '@magazijn/domain/money';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { paths, productHref } from '../../shared/links/paths.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';
import { quickOrderKey } from './quickOrderDraft.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

const product = (changes: Partial<QuickOrderProduct> = {}): QuickOrderProduct => ({
  ...buildProduct(),
  price: cents(2695),
  vatPercentage: 21,
  orderLimit: null,
  ean: '',
  deal: null,
  alternatives: [],
  ...changes,
});
const match = (...products: readonly QuickOrderProduct[]): QuickOrderMatch => ({
  products,
  near: [],
  hasMore: false,
});

const diapers = product();
const larger = product({ id: 2, name: 'Luiers maat 5', articleNumber: '101 405', price: cents(2795) });
const juice = product({
  id: 3,
  name: 'Appelsap',
  articleNumber: '103 001',
  path: 'eten/drinken/appelsap',
  price: cents(920),
  deal: { kind: 'free-goods', paid: 2, free: 1 },
});
const soap = product({ id: 4, name: 'Handzeep', articleNumber: '104 001', stock: 0, alternatives: [larger] });
const limited = product({ id: 5, name: 'Plakkaatverf', articleNumber: '105 001', orderLimit: 20 });
const known: Readonly<Record<string, QuickOrderMatch>> = {
  '101 404': match(diapers),
  '101404': match(diapers),
  '2900001014045': match(diapers),
  '101 405': match(larger),
  '103001': match(juice),
  '104001': match(soap),
  '105001': match(limited),
  luiers: match(diapers, larger),
  '101494': { products: [], near: [diapers], hasMore: false },
};

type Resolve = ApiClient['resolveProducts'];
const answer: Resolve = async (terms) =>
  terms.map((term) => known[term] ?? { products: [], near: [], hasMore: false });

async function open({
  resolveProducts = answer,
  capabilities = ['quick-order'],
  recalculateCart = async () => ({ cart: buildCart(), answer: {} as never }),
  ...others
}: Partial<Pick<ApiClient, 'resolveProducts' | 'recalculateCart' | 'page'>> & {
  capabilities?: readonly string[];
} = {}) {
  const asked = vi.fn(resolveProducts);
  const view = await renderRoute('/snel-bestellen', {
    viewer: 'customer',
    others: [paths.page.pattern],
    stubs: [stub('capabilities', capabilities), stub('categories', [])],
    api: { resolveProducts: asked, recalculateCart, ...others },
  });
  return { ...view, asked };
}

const article = (line: number) =>
  screen.getByLabelText<HTMLInputElement>(`Artikelnummer, EAN of naam, regel ${line}`);
const quantity = (line: number) => screen.getByLabelText<HTMLInputElement>(`Aantal, regel ${line}`);
const paste = (text: string, line = 1) =>
  fireEvent.paste(article(line), { clipboardData: { getData: () => text, files: [] } });
const row = (line: number) => article(line).closest('li')?.textContent ?? '';
const found = (line: number, text: string | RegExp) => waitFor(() => expect(row(line)).toMatch(text));
const addButton = () => screen.getByText<HTMLButtonElement>(/^Leg .*in je winkelmand$/);
const choice = (line: number, name: RegExp) =>
  within(screen.getByRole('list', { name: `Kies voor regel ${line}` })).getByRole('button', { name });
const messages = () =>
  screen
    .queryAllByRole('status')
    .map(({ textContent }) => textContent)
    .join();

test('each line of a pasted list has its own result, and the cart stays empty until lines are added', async () => {
  const { stores, asked, queries } = await open();
  paste('101404\t2\n103001\t2\n104001\t1\n105001\t21\nluiers\t1\n101494\t1\n999999\t1\n101 405\t2,5');
  await found(1, 'Luiers maat 4');
  expect(row(1)).toContain('€\u00a053,90');
  expect(row(2)).toMatch(/Appelsap.*Nog 1 erbij en die is gratis\..*Maak er 3 van/);
  expect(row(3)).toMatch(/Handzeep.*Niet op voorraad\. Dit lijkt erop:.*Luiers maat 5/);
  expect(row(4)).toMatch(/Maximaal 20 per bestelling\..*Maak er 20 van/);
  expect(row(5)).toMatch(/Welk product bedoel je\?.*Luiers maat 4.*Luiers maat 5/);
  expect(row(6)).toMatch(/Dit kennen we niet\. Bedoel je:.*Luiers maat 4/);
  expect(row(7)).toMatch(/Dit kennen we niet\. Controleer het nummer of de naam\./);
  expect(row(8)).toContain('Vul een heel aantal in');
  expect(asked).toHaveBeenCalledTimes(1);
  expect(addButton().textContent).toBe('Leg 2 producten in je winkelmand');
  expect(document.body.textContent).toContain('Totaal excl. btw€\u00a072,30');
  expect(document.body.textContent).toContain('Te verbeteren6 regels');
  expect(stores.cart.getState().quantities).toEqual({});
  // The page of a line's product shows at once.
  expect(queries.seen(productHref(juice.path))?.name).toBe('Appelsap');
});

test('ready lines are added; wrong ones stay to be corrected; all can be undone', async () => {
  const { stores } = await open();
  paste('101404\t2\n999999\t1\n101 405\t3');
  await found(1, 'Luiers maat 4');
  fireEvent.click(addButton());
  expect(stores.cart.getState().quantities).toEqual({ 1: 2, 2: 3 });
  expect([article(1).value, quantity(1).value, article(2).value]).toEqual(['999999', '1', '']);
  await waitFor(() =>
    expect(messages()).toContain('2 producten liggen in je winkelmand. Eén regel staat er nog'),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Maak ongedaan' }));
  expect(stores.cart.getState().quantities).toEqual({});
  expect([article(1).value, article(2).value, article(3).value]).toEqual(['101404', '999999', '101 405']);
});

test('lines of one product are joined, with a note', async () => {
  const { stores } = await open();
  paste('101404\t2\n103001\t3\n2900001014045\t4');
  await found(3, 'Hetzelfde product als regel 1: daar bij opgeteld.');
  expect(row(1)).toContain('Samen met regel 3 bestel je er 6.');
  fireEvent.click(addButton());
  expect(stores.cart.getState().quantities).toEqual({ 1: 6, 3: 3 });
});

test('a choice corrects its line: another product, another quantity', async () => {
  await open();
  paste('luiers\t1\n105001\t21\n103001\t2');
  await found(1, 'Welk product');
  fireEvent.click(choice(1, /Luiers maat 5/));
  expect(article(1).value).toBe('101 405');
  expect(document.activeElement).toBe(quantity(1));
  fireEvent.click(choice(2, /Maak er 20 van/));
  expect(quantity(2).value).toBe('20');
  fireEvent.click(choice(3, /Maak er 3 van/));
  await found(1, '€\u00a027,95');
  expect(row(3)).toContain('€\u00a018,40');
  expect(addButton().textContent).toBe('Leg 3 producten in je winkelmand');
});

test('units in the cart count for limits', async () => {
  const { stores } = await open();
  act(() => stores.cart.addAll({ 5: 15 }));
  paste('105001\t6');
  await found(1, 'Maximaal 20 per bestelling. Er liggen er 15 in je winkelmand.');
  expect(addButton().getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(addButton());
  expect(stores.cart.getState().quantities).toEqual({ 5: 15 });
});

test('lines of a list pasted into the search box that did not fit are shown until the list is changed', async () => {
  const { router } = await open();
  await act(() => router.navigate('/snel-bestellen', { state: { leftOut: 3 } }));
  const warning = () => screen.queryByText(/^In een lijst passen 500 regels: 3 regels zijn niet overgenomen/);
  await waitFor(() => expect(warning()).toBeTruthy());
  paste('101404\t2\n999999\t1');
  fireEvent.click(screen.getByRole('button', { name: 'Maak de lijst leeg' }));
  expect(warning()).toBeNull();
});

test('a reload loses nothing, and another company does not see it', async () => {
  await open();
  paste('101404\t2\n\t\n101 405\t');
  await found(1, 'Luiers maat 4');
  cleanup();
  await open();
  expect([article(1).value, quantity(1).value, article(2).value]).toEqual(['101404', '2', '101 405']);
  const kept = JSON.parse(sessionStorage.getItem(quickOrderKey) ?? '');
  expect(Object.keys(kept.lists)).toHaveLength(1);
  cleanup();
  sessionStorage.setItem(
    quickOrderKey,
    JSON.stringify({ version: 1, lists: { '999': [{ product: '1', quantity: '1' }] } }),
  );
  await open();
  expect(article(1).value).toBe('');
});

test.each(['{', '[]', '{"version":1,"lists":{"100001":5}}', '{"version":2}', 'null'])(
  'the page opens with any stored text: %s',
  async (text) => {
    sessionStorage.setItem(quickOrderKey, text);
    await open();
    expect(article(1).value).toBe('');
  },
);

test('without a response the lines stay, and are looked up when the browser is online', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  let isDown = true;
  const { stores } = await open({
    resolveProducts: async (terms) => {
      if (isDown) throw new ApiError('unreachable', 'lost');
      return answer(terms);
    },
  });
  paste('101404\t2\n101 405\t1');
  await found(1, 'Dit konden we nu niet opzoeken.');
  expect(screen.getByRole('alert').textContent).toContain('Je lijst blijft staan.');
  fireEvent.click(addButton());
  expect(stores.cart.getState().quantities).toEqual({});
  isDown = false;
  fireEvent(window, new Event('online'));
  await found(1, 'Luiers maat 4');
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('without a connection while the cart is priced', () => {
  test('added lines stay in the cart, to be sent again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { stores } = await open({
      recalculateCart: async () => {
        throw new ApiError('unreachable', 'lost');
      },
    });
    paste('101404\t2\n101 405\t1');
    await found(1, 'Luiers maat 4');
    fireEvent.click(addButton());
    await waitFor(() => expect(stores.cart.getState().status).toBe('unsent'));
    expect(stores.cart.getState().quantities).toEqual({ 1: 2, 2: 1 });
  });

  test('a refusal restores the list', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { stores } = await open({
      recalculateCart: async () => {
        throw new ApiError('refused', 'Te veel', { status: 422 });
      },
    });
    paste('101404\t2\n999999\t1');
    await found(1, 'Luiers maat 4');
    fireEvent.click(addButton());
    await waitFor(() => expect(article(2).value).toBe('999999'));
    expect(article(1).value).toBe('101404');
    expect(screen.getByRole('alert').textContent).toContain('Er is niets in je winkelmand gelegd.');
    expect(stores.cart.getState().quantities).toEqual({});
  });
});

test('a refusal after a lost response restores the list too', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const recalculateCart = vi
    .fn<ApiClient['recalculateCart']>()
    .mockRejectedValueOnce(new ApiError('unreachable', 'lost'))
    .mockRejectedValue(new ApiError('refused', 'Te veel', { status: 422 }));
  const { stores } = await open({ recalculateCart });
  paste('101404\t2\n101 405\t1');
  await found(1, 'Luiers maat 4');
  fireEvent.click(addButton());
  await waitFor(() => expect(stores.cart.getState().status).toBe('unsent'));
  expect(article(1).value).toBe('');
  await act(async () => window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(article(1).value).toBe('101404'));
  expect(screen.getByRole('alert').textContent).toContain('Er is niets in je winkelmand gelegd.');
  expect(screen.queryByRole('button', { name: 'Maak ongedaan' })).toBeNull();
});

test('a line that was not looked up and is changed leaves no warning', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await open({
    resolveProducts: async (terms) => {
      if (terms.includes('lui')) throw new ApiError('unreachable', 'lost');
      return answer(terms);
    },
  });
  fireEvent.change(article(1), { target: { value: 'lui' } });
  await screen.findByText(/De regels konden nu niet worden opgezocht/);
  fireEvent.change(article(1), { target: { value: '101404' } });
  await waitFor(() => expect(screen.queryByText(/De regels konden nu niet/)).toBeNull());
});

test('emptying the list can be undone', async () => {
  await open();
  paste('101404\t2\n999999\t1');
  fireEvent.click(screen.getByRole('button', { name: 'Maak de lijst leeg' }));
  expect(article(1).value).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Maak ongedaan' }));
  expect(article(2).value).toBe('999999');
});

test('a back end that names the capability without having the call: the page leads home and stays hidden', async () => {
  const { place, router } = await open({ resolveProducts: async () => null });
  paste('101404\t2\n999999\t1');
  await waitFor(() => expect(place()).toBe('/'));
  await act(() => router.navigate('/snel-bestellen'));
  expect(place()).toBe('/');
});

test('a capability that turns out to be missing does not redirect a buyer who is opening another page', async () => {
  const opened = Promise.withResolvers<Page | null>();
  const answered = Promise.withResolvers<null>();
  const { asked, place, router } = await open({
    resolveProducts: () => answered.promise,
    page: () => opened.promise,
  });
  paste('101404\t2');
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await act(async () => void router.navigate('/kruidvat/privacy'));
  await act(async () => answered.resolve(null));
  await act(async () => opened.resolve({ title: 'Privacy', bodyHtml: '<p>Tekst</p>' }));
  await waitFor(() => expect(place()).toBe('/kruidvat/privacy'));
});

test('a back end without the capability has no page', async () => {
  expect((await open({ capabilities: [] })).place()).toBe('/');
});

describe('a file', () => {
  const file = (content: BlobPart[], name: string) => new File(content, name);
  const hand = (given: File) =>
    fireEvent.drop(screen.getByLabelText(/^Bestellijst/), { dataTransfer: { files: [given] } });

  test('is appended to the list, and announced', async () => {
    await open();
    paste('101 405\t1\n999999\t1');
    hand(file(['\uFEFFAantal;Artikelnummer\r\n2;101404\r\n3;103001\r\n'], 'maart.csv'));
    await waitFor(() => expect(article(3).value).toBe('101404'));
    expect([quantity(3).value, article(4).value]).toEqual(['2', '103001']);
    expect(document.body.textContent).toContain('2 regels uit maart.csv staan in je lijst.');
  });

  test('without lines, damaged, too large or of another kind is refused in words', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await open();
    hand(file(['\n;;\n'], 'leeg.csv'));
    await waitFor(() =>
      expect(document.body.textContent).toContain('In leeg.csv staat geen regel met een product.'),
    );
    hand(file(['PK\u0003\u0004 geen archief'], 'stuk.xlsx'));
    await waitFor(() => expect(document.body.textContent).toContain('stuk.xlsx kunnen we niet lezen.'));
    const large = file([], 'groot.csv');
    Object.defineProperty(large, 'size', { value: 50_000_000 });
    hand(large);
    expect(document.body.textContent).toContain('groot.csv is te groot.');
    hand(file(['x'], 'oud.xls'));
    expect(document.body.textContent).toContain('oud.xls kan niet.');
    expect(article(1).value).toBe('');
  });
});

test('the lines to be corrected can be downloaded, formulas made harmless', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:x';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await open();
  paste('101404\t2\n=HYPERLINK("x")\t1\n101494\t1');
  await found(3, 'Bedoel je');
  fireEvent.click(screen.getByRole('button', { name: /^Download de regels/ }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const text = await saved[0]?.text();
  expect(text).toContain('Regel;Product;Aantal;Wat er is;Misschien bedoel je\r\n2;');
  expect(text).toContain(`"'=HYPERLINK(""x"")"`);
  expect(text).toContain('3;101494;1;Dit kennen we niet. Bedoel je:;');
  expect(text).not.toContain('101404');
});
