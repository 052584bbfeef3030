// Over 300 lines: one page with its lines, its order, its files and its settings.
import { type ApiClient, ApiError, type ShoppingList } from '@magazijn/api-client';
import { buildProduct } from '@magazijn/api-client/testing';
import type { ListContent, ListLine } from '@magazijn/domain/lists';
import { cents } from '@magazijn/domain/money';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerCart } from '../../shared/cart/testing/answerCart.ts';
import { buildOrderable, buildShoppingList } from '../../testing/buildShoppingList.ts';
import { buildStandingOrder } from '../../testing/buildStandingOrder.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';
import { stubModalDialogs } from '../../testing/stubModalDialogs.ts';

stubModalDialogs();
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const line = (productId: number, quantity = 1, kind: ListLine['kind'] = 'order') =>
  ({ productId, quantity, kind }) as const;

const diapers = { ...line(1, 4), name: 'Luiers', product: buildOrderable({ id: 1, name: 'Luiers' }) };
const soap = {
  ...line(2, 2),
  name: 'Handzeep',
  product: buildOrderable({
    id: 2,
    name: 'Handzeep',
    stock: 0,
    alternatives: [buildOrderable({ id: 8, name: 'Zeep zacht' })],
  }),
};
const gone = { ...line(3, 5), name: 'Oude verf', articleNumber: '103', product: null };
const juice = {
  ...line(4, 2),
  name: 'Appelsap',
  priceThen: cents(900),
  product: buildOrderable({
    id: 4,
    name: 'Appelsap',
    price: cents(920),
    deal: { kind: 'free-goods', paid: 2, free: 1 },
  }),
};
const wipes = {
  ...line(5, 12, 'stock'),
  name: 'Doekjes',
  product: buildOrderable({ id: 5, name: 'Doekjes', orderLimit: 10 }),
};

async function open(given: ShoppingList | null, api: Partial<ApiClient> = {}) {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const backEnd = { list: given };
  const saveList = vi.fn(async (_id: number, _version: number, content: ListContent) => {
    if (!backEnd.list) throw new ApiError('refused', 'Not found', { status: 404 });
    const before = new Map(backEnd.list.lines.map((each) => [each.productId, each]));
    const lines = content.lines.map((each) => {
      const known = given?.lines.find(({ productId }) => productId === each.productId);
      const anew = known && { ...known, priceThen: known.product?.price ?? null };
      return { ...(before.get(each.productId) ?? anew), ...each };
    });
    backEnd.list = { ...buildShoppingList({ ...content, lines }), version: backEnd.list.version + 1 };
    return backEnd.list.version;
  });
  const view = await renderRoute('/lijsten/9', {
    viewer: 'customer',
    stubs: [stub('capabilities', ['lists', 'quick-order']), stub('categories', [])],
    api: {
      lists: async () => [],
      list: async () => backEnd.list,
      saveList,
      recalculateCart: async (intent) => answerCart(intent),
      ...api,
    },
    others: ['/lijsten'],
  });
  return { ...view, saveList, backEnd };
}

const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const order = async () => {
  press('Alles in winkelmand');
  return screen.findByRole('dialog');
};

test('a list shows its lines in order; a product that no longer exists stays, marked as such', async () => {
  await open(buildShoppingList({ lines: [diapers, soap, gone] }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Egels');
  expect(rowOf('Handzeep').textContent).toContain('Niet op voorraad.');
  expect(rowOf('Oude verf').textContent).toContain('Dit product verkopen we niet meer.');
  expect(document.body.textContent).toContain('Eén product op deze lijst verkopen we niet meer.');
});

test('a wanted stock shows its last count; a list leads to a round along the shelves', async () => {
  const at = '2026-11-18T10:00:00.000Z';
  const count = { counted: 5, round: 1, at, by: 'ik@demo.test', own: true };
  await open(
    buildShoppingList({
      lines: [
        { ...wipes, count },
        { ...diapers, count },
      ],
    }),
  );
  expect(rowOf('Doekjes').textContent).toContain('Geteld op 18 november 2026: 5.');
  expect(rowOf('Luiers').textContent).not.toContain('Geteld');
  expect(screen.getByRole('link', { name: 'Voorraadronde' }).getAttribute('href')).toBe('/lijsten/9/telling');
});

test('quantity, meaning and order are changed by keyboard, and kept', async () => {
  const { saveList } = await open(buildShoppingList({ lines: [diapers, juice] }));
  const quantity = within(rowOf('Luiers')).getByRole<HTMLInputElement>('spinbutton');
  fireEvent.change(quantity, { target: { value: '7' } });
  expect(saveList).not.toHaveBeenCalled();
  fireEvent.blur(quantity);
  fireEvent.change(within(rowOf('Luiers')).getByRole('combobox'), { target: { value: 'stock' } });
  press('Zet Luiers lager');
  await waitFor(() =>
    expect(saveList).toHaveBeenLastCalledWith(9, expect.any(Number), {
      name: 'Egels',
      shared: true,
      lines: [line(4, 2), line(1, 7, 'stock')],
    }),
  );
  expect(screen.getByText('Luiers staat op plaats 2 van 2.')).toBeDefined();
  // The button went with its row, and has the focus again.
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Zet Luiers lager'));
});

test('a line that was removed is put back from its place, where the focus stays', async () => {
  const { saveList } = await open(buildShoppingList({ lines: [diapers, juice] }));
  press('Haal Appelsap van de lijst');
  const [, , place] = screen.getAllByRole('row');
  expect(place?.textContent).toBe('Appelsap is van de lijst.Maak ongedaan');
  expect(document.activeElement?.textContent).toBe('Maak ongedaan');
  press('Maak ongedaan');
  await waitFor(() =>
    expect(saveList).toHaveBeenLastCalledWith(
      9,
      expect.any(Number),
      expect.objectContaining({ lines: [line(1, 4), line(4, 2)] }),
    ),
  );
  expect(screen.queryByRole('button', { name: 'Maak ongedaan' })).toBeNull();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Haal Appelsap van de lijst');
});

test('a product that is no longer sold cannot come back; the focus moves to the next line', async () => {
  await open(buildShoppingList({ lines: [gone, juice] }));
  press('Haal Oude verf van de lijst');
  expect(screen.queryByRole('button', { name: 'Maak ongedaan' })).toBeNull();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Haal Appelsap van de lijst');
});

test('a held Enter removes one line: its repetitions press neither the way back nor the next line', async () => {
  await open(buildShoppingList({ lines: [diapers, gone, juice] }));
  const isPressed = () =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter', repeat: true });
  press('Haal Luiers van de lijst');
  expect(document.activeElement?.textContent).toBe('Maak ongedaan');
  expect(isPressed()).toBe(false);
  press('Haal Oude verf van de lijst');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Haal Appelsap van de lijst');
  expect(isPressed()).toBe(false);
});

test('a line that moves to another page is shown there, with the focus', async () => {
  const many = Array.from({ length: 101 }, (_, index) => line(index + 1));
  await open(buildShoppingList({ lines: many }));
  press('Zet Product 50 lager');
  expect(screen.getAllByRole('rowheader')[0]?.textContent).toContain('Product 50');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Zet Product 50 lager');
});

test('the buyer’s own changes are there on return, and not attributed to a colleague', async () => {
  const { router } = await open(buildShoppingList({ lines: [diapers, juice] }));
  press('Haal Appelsap van de lijst');
  await screen.findByText(/Alles is bewaard\./);
  expect(screen.getByText('Appelsap is van de lijst.', { selector: 'span' })).toBeDefined();
  await act(async () => router.navigate('/lijsten'));
  await act(async () => router.navigate('/lijsten/9'));
  expect(screen.queryByText('Appelsap')).toBeNull();
  await act(async () => vi.waitFor(() => expect(rowOf('Luiers')).toBeDefined()));
  expect(screen.queryByText(/door een collega gewijzigd/)).toBeNull();
});

test('a restored line has the current price only', async () => {
  const { backEnd } = await open(buildShoppingList({ lines: [diapers, juice] }));
  expect(rowOf('Appelsap').textContent).toMatch(/Was €\s9,00/);
  press('Haal Appelsap van de lijst');
  await waitFor(() => expect(backEnd.list?.lines).toHaveLength(1));
  press('Maak ongedaan');
  await waitFor(() => expect(rowOf('Appelsap').textContent).toMatch(/€\s9,20$/));
});

test('a line’s deal is completed by one press, and the list keeps its price per measure and VAT rate', async () => {
  const { saveList } = await open(
    buildShoppingList({
      lines: [
        {
          ...juice,
          product: { ...juice.product, unitContents: { amount: 8, measure: 'liter' }, vatPercentage: 9 },
        },
      ],
    }),
  );
  expect(screen.getByText('€ 1,15 per liter')).toBeTruthy();
  expect(screen.getByText(/Btw 9 %/)).toBeTruthy();
  expect(screen.getByText('Nog 1 erbij: die is gratis · bespaar € 9,20')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Maak er 3 van: Appelsap' }));
  expect(screen.queryByText(/die is gratis/)).toBeNull();
  await waitFor(() =>
    expect(saveList.mock.lastCall?.[2].lines).toMatchObject([{ productId: 4, quantity: 3 }]),
  );
});

test.each([
  ['the user', true, /Deze lijst is in een ander venster verwijderd\./],
  ['a colleague', false, /Een collega heeft deze lijst verwijderd of deelt de lijst niet meer\./],
])(
  'a list that %s removes while it is open stays, to make a copy of its unsaved lines',
  async (_who, own, message) => {
    const createList = vi.fn(async () => 10);
    const { backEnd, queries } = await open(buildShoppingList({ own, lines: [diapers, juice] }), {
      createList,
      saveList: async () => {
        throw new ApiError('unreachable', 'No answer');
      },
    });
    press('Haal Luiers van de lijst');
    await screen.findAllByText(/Je wijzigingen zijn nog niet bewaard\./);
    backEnd.list = null;
    await act(async () => queries.forget('list'));
    expect(await screen.findAllByText(message)).not.toHaveLength(0);
    press('Maak een kopie');
    await waitFor(() =>
      expect(createList).toHaveBeenCalledWith(expect.objectContaining({ lines: [line(4, 2)] })),
    );
  },
);

test('a typed quantity is saved when the page is left before the field, and after a pause', async () => {
  const { saveList } = await open(buildShoppingList({ lines: [diapers] }));
  const quantity = within(rowOf('Luiers')).getByRole<HTMLInputElement>('spinbutton');
  fireEvent.change(quantity, { target: { value: '7' } });
  fireEvent(window, new Event('pagehide'));
  const saved = (lines: ListContent['lines']) =>
    waitFor(() =>
      expect(saveList).toHaveBeenLastCalledWith(9, expect.any(Number), expect.objectContaining({ lines })),
    );
  await saved([line(1, 7)]);
  fireEvent.change(quantity, { target: { value: '8' } });
  await saved([line(1, 8)]);
});

test.each(['0', '', '10000'])('the quantity %j is refused, and the previous one stays', async (typed) => {
  const { saveList } = await open(buildShoppingList({ lines: [diapers] }));
  const quantity = within(rowOf('Luiers')).getByRole<HTMLInputElement>('spinbutton');
  fireEvent.change(quantity, { target: { value: typed } });
  fireEvent.blur(quantity);
  expect(screen.getByText('Vul een heel aantal in van 1 tot en met 9.999.')).toBeDefined();
  expect(quantity.value).toBe('4');
  expect(saveList).not.toHaveBeenCalled();
});

test('a quantity that is no whole number is refused, and the previous one stays', async () => {
  const { saveList } = await open(buildShoppingList({ lines: [diapers] }));
  const quantity = within(rowOf('Luiers')).getByRole<HTMLInputElement>('spinbutton');
  fireEvent.focus(quantity);
  fireEvent.change(quantity, { target: { value: '1' } });
  fireEvent.change(quantity, { target: { value: '1.5' } });
  fireEvent.blur(quantity);
  expect(screen.getByRole('alert').textContent).toBe('Alleen hele aantallen');
  expect(quantity.value).toBe('4');
  expect(saveList).not.toHaveBeenCalled();
});

test('without a connection changes stay and are written once it is back', async () => {
  let answers = false;
  const written: ListContent[] = [];
  await open(buildShoppingList({ lines: [diapers, juice] }), {
    saveList: async (_id, version, content) => {
      if (!answers) throw new ApiError('unreachable', 'No answer');
      written.push(content);
      return version + 1;
    },
  });
  press('Haal Luiers van de lijst');
  await screen.findAllByText(/Je wijzigingen zijn nog niet bewaard\. Ze staan er nog\./);
  answers = true;
  await act(async () => window.dispatchEvent(new Event('online')));
  await screen.findByText(/Alles is bewaard\./);
  expect(written.map(({ lines }) => lines)).toEqual([[line(4, 2)]]);
});

describe('all in the cart', () => {
  test('the preview lists products that are gone, sold out, dearer or over a limit, and incomplete deals; it adds nothing yet', async () => {
    const { stores } = await open(buildShoppingList({ lines: [diapers, soap, gone, juice, wipes] }));
    const preview = await order();
    expect(preview.textContent).toContain('Niet op voorraad. Dit lijkt erop:Zeep zacht');
    expect(preview.textContent).toContain('Dit product verkopen we niet meer.');
    expect(preview.textContent).toContain('Nog 1 erbij: die is gratis · bespaar €\u00a09,20');
    expect(preview.textContent).toMatch(/Prijs sinds .*: van €\s9,00 naar €\s9,20\./);
    expect(preview.textContent).toContain('Gewenste voorraad: 12. Vul in wat je nodig hebt.');
    expect(preview.textContent).toContain('Maximaal 10 per bestelling.');
    expect(preview.textContent).toContain('Bij 1 product klopt het aantal nog niet.');
    // Four times € 26,95 and twice € 9,20; what is over its limit does not count.
    expect(preview.textContent).toMatch(/Totaal excl\. btw: €\s126,20/);
    press('Leg 3 producten in je winkelmand');
    expect(stores.cart.getState().quantities).toEqual({});
  });

  test('one press replaces a sold-out product by another one, and keeps the focus on its line', async () => {
    const { stores } = await open(buildShoppingList({ lines: [diapers, soap] }));
    await order();
    press('Neem dit: Zeep zacht');
    const dialog = screen.getByRole('dialog');
    expect(dialog.textContent).not.toContain('Handzeep');
    expect(document.activeElement).toBe(within(dialog).getByRole('checkbox', { name: /Zeep zacht/ }));
    press('Leg 2 producten in je winkelmand');
    expect(stores.cart.getState().quantities).toEqual({ 1: 4, 8: 2 });
  });

  test('an alternative that is on the list already is not offered', async () => {
    const other = {
      ...line(8, 1),
      name: 'Zeep zacht',
      product: buildOrderable({ id: 8, name: 'Zeep zacht' }),
    };
    await open(buildShoppingList({ lines: [soap, other] }));
    await order();
    expect(screen.queryByRole('button', { name: 'Neem dit: Zeep zacht' })).toBeNull();
  });

  test('a quantity over the limit is lowered by one press; until then the order button leads to its field', async () => {
    const { stores } = await open(buildShoppingList({ lines: [diapers, wipes] }));
    const preview = await order();
    press('Leg 2 producten in je winkelmand');
    expect(document.activeElement).toBe(within(preview).getByRole('spinbutton', { name: 'Aantal Doekjes' }));
    expect(stores.cart.getState().quantities).toEqual({});
    press('Maak er 10 van: Doekjes');
    press('Leg 2 producten in je winkelmand');
    expect(stores.cart.getState().quantities).toEqual({ 1: 4, 5: 10 });
  });

  test('ticked lines are added to the cart, which can be undone', async () => {
    const { stores } = await open(buildShoppingList({ lines: [diapers, juice, wipes] }));
    act(() => stores.cart.addAll({ 1: 1 }));
    const preview = await order();
    expect(preview.textContent).toContain('Er ligt er al 1 in je winkelmand.');
    fireEvent.click(within(preview).getByRole('checkbox', { name: /Doekjes/ }));
    press('Leg 2 producten in je winkelmand');
    expect(stores.cart.getState().quantities).toEqual({ 1: 5, 4: 2 });
    press('Maak ongedaan');
    expect(stores.cart.getState().quantities).toEqual({ 1: 1 });
  });
});

test('a product is searched for by name and put on the list', async () => {
  const addToList = vi.fn(async () => 1);
  const searchProducts = async () =>
    ({ total: 1, products: [buildProduct({ id: 7, name: 'Verf' })] }) as never;
  const { backEnd } = await open(buildShoppingList({ lines: [diapers] }), { addToList, searchProducts });
  const field = screen.getByRole('combobox', { name: /Zet een product op de lijst/ });
  fireEvent.change(field, { target: { value: 'verf' } });
  const option = await screen.findByRole('option', { name: /Verf/ });
  backEnd.list = buildShoppingList({ version: 2, lines: [diapers, { ...line(7), name: 'Verf' }] });
  fireEvent.click(option);
  await waitFor(() => expect(addToList).toHaveBeenCalledWith(9, [line(7)]));
  // For screen readers, and in view at the field.
  expect(await screen.findAllByText('Verf staat nu onderaan de lijst.')).toHaveLength(2);
  expect(rowOf('Product 7')).toBeDefined();
});

test('a search needs two characters besides blanks, with a message', async () => {
  const searchProducts = vi.fn(async () => ({ total: 0, products: [] }) as never);
  await open(buildShoppingList({ lines: [diapers] }), { searchProducts });
  const field = screen.getByRole('combobox', { name: /Zet een product op de lijst/ });
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  type(' v ');
  expect(screen.getAllByText('Typ minstens 2 tekens om te zoeken.')).not.toHaveLength(0);
  type(' verf\u0000 ');
  await screen.findAllByText('Niets gevonden.');
  expect(searchProducts.mock.calls).toEqual([['verf']]);
});

test('a search without a response shows that, and not that the product does not exist', async () => {
  await open(buildShoppingList({ lines: [diapers] }), {
    searchProducts: async () => {
      throw new ApiError('unreachable', 'No answer');
    },
  });
  const field = screen.getByRole('combobox', { name: /Zet een product op de lijst/ });
  fireEvent.change(field, { target: { value: 'verf' } });
  expect(await screen.findAllByText(/We konden nu niet zoeken\./)).not.toHaveLength(0);
  expect(screen.queryByText('Niets gevonden.')).toBeNull();
});

const describedBy = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

test('a refused name shows an error at its field, and the list keeps its name', async () => {
  const refused = 'Er is al een lijst met deze naam. Kies een andere naam.';
  await open(buildShoppingList({ lines: [diapers] }), {
    saveList: async () => {
      throw new ApiError('refused', refused, { status: 422 });
    },
  });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /Naam van de lijst/ });
  fireEvent.change(field, { target: { value: 'Beren' } });
  fireEvent.blur(field);
  await waitFor(() => {
    const own = screen.getByRole<HTMLInputElement>('textbox', { name: /Naam van de lijst/ });
    expect(own.value).toBe('Egels');
    expect(own.getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(own)).toContain(refused);
  });
});

test('a list shows who can see it', async () => {
  await open(buildShoppingList({ lines: [diapers] }));
  expect(screen.getByText('Iedereen van je bedrijf ziet en wijzigt deze lijst.')).toBeDefined();
  fireEvent.click(screen.getByRole('checkbox', { name: /Gedeeld/ }));
  expect(screen.getByText('Alleen jij ziet deze lijst.')).toBeDefined();
});

describe('a file', () => {
  const drop = async (text: string) =>
    fireEvent.change(await screen.findByLabelText(/Bestand met producten/), {
      target: { files: [new File([text], 'lijst.csv')] },
    });

  test('adds its products to the list; duplicates are added up, and invalid lines are returned', async () => {
    const saved: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      void (blob as Blob).text().then((text) => saved.push(text));
      return 'blob:';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const addToList = vi.fn(async () => 1);
    await open(buildShoppingList({ lines: [diapers] }), {
      addToList,
      resolveProducts: async (terms) =>
        terms.map((term) => ({
          products: term === '101' ? [buildOrderable({ id: 7 })] : [],
          near: [],
          hasMore: false,
        })),
    });
    await drop(
      'Artikelnummer;Aantal;Betekenis\n101;2;Voorraad\n101;3;Voorraad\n=cmd();1;Voorraad\n101;-1\n101;2,5',
    );
    await waitFor(() => expect(addToList).toHaveBeenCalledWith(9, [line(7, 5, 'stock')]));
    await screen.findAllByText(
      /1 product uit het bestand staat nu op de lijst\. 3 regels zijn niet overgenomen\./,
    );
    press('Download de regels die niet zijn overgenomen (csv)');
    await waitFor(() => expect(saved[0]).toContain("'=cmd();1;Voorraad;Dit kennen we niet."));
    expect(saved[0]).toMatch(/101;2,5;;Vul een heel aantal in/);
  });

  test('without a connection the list stays unchanged', async () => {
    await open(buildShoppingList({ lines: [diapers] }), {
      resolveProducts: async (terms) =>
        terms.map(() => ({ products: [buildOrderable({ id: 7 })], near: [], hasMore: false })),
      addToList: async () => {
        throw new ApiError('unreachable', 'No answer');
      },
    });
    await drop('101;2');
    await screen.findAllByText(/Het bestand kon nu niet worden overgenomen\./);
    expect(screen.getAllByRole('spinbutton')).toHaveLength(1);
  });
});

test('an exported list contains no formula', async () => {
  const saved: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    void (blob as Blob).text().then((text) => saved.push(text));
    return 'blob:';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await open(buildShoppingList({ lines: [diapers, { ...gone, name: '=HYPERLINK("x")' }] }));
  press('Download als csv');
  await waitFor(() => expect(saved[0]).toContain('103;"\'=HYPERLINK(""x"")";5;Bestellen'));
});

test('a colleague’s list can be neither unshared nor removed', async () => {
  await open(buildShoppingList({ own: false, lines: [diapers] }));
  expect(screen.queryByRole('checkbox', { name: /Gedeeld/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Verwijder deze lijst' })).toBeNull();
});

test('removing asks first, and leads to the other lists', async () => {
  const removeList = vi.fn(async () => {});
  const { backEnd, place, queries } = await open(buildShoppingList({ lines: [diapers] }), { removeList });
  removeList.mockImplementation(async () => {
    backEnd.list = null;
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Verwijder deze lijst' }));
  expect(removeList).not.toHaveBeenCalled();
  press('Verwijder');
  await waitFor(() => expect(place()).toBe('/lijsten'));
  expect(removeList).toHaveBeenCalledWith(9);
  // The way back does not show it, and no colleague removed it.
  await waitFor(() => expect(queries.shown('list', 9) ?? null).toBeNull());
  expect(screen.queryByText(/Wat je ziet is niet meer bewaard/)).toBeNull();
});

test('removing a list names the standing orders that order it, and not those that ended', async () => {
  const standing = (name: string, listId: number, status: 'active' | 'paused' | 'ended') =>
    buildStandingOrder({ name, listId, status });
  await open(buildShoppingList({ lines: [diapers] }), {
    capabilities: async () => ['lists', 'standing-orders'],
    standingOrders: async () => ({
      allowed: true,
      standingOrders: [
        standing('Elke maandag', 9, 'active'),
        standing('Vakantie', 9, 'paused'),
        standing('Vroeger', 9, 'ended'),
        standing('Kantoor', 4, 'active'),
      ],
    }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Verwijder deze lijst' }));
  expect((await screen.findByText(/herhaalorders/)).textContent).toBe(
    'De herhaalorders Elke maandag en Vakantie gebruiken deze lijst, en bestellen dan niets meer tot je een andere lijst kiest.',
  );
});

test('removing a private list does not mention colleagues', async () => {
  await open(buildShoppingList({ lines: [diapers], shared: false }));
  fireEvent.click(await screen.findByRole('button', { name: 'Verwijder deze lijst' }));
  expect(screen.getByRole('alertdialog').textContent).toContain('Dit kun je niet ongedaan maken.');
  expect(screen.getByRole('alertdialog').textContent).not.toContain('collega');
});

test.each([
  ['Egels', 'Kopie van Egels'],
  ['kopie van Egels', 'Kopie van Egels (2)'],
])('beside a list %s a copy is called %s, and opens', async (other, name) => {
  const createList = vi.fn(async () => 10);
  const { place } = await open(buildShoppingList({ lines: [diapers] }), {
    createList,
    lists: async () => [buildShoppingList({ name: other })],
  });
  press('Maak een kopie');
  await waitFor(() => expect(place()).toBe('/lijsten/10'));
  expect(createList).toHaveBeenCalledWith({ name, shared: true, lines: [line(1, 4)] });
});

test('a list that no longer exists shows a message, with a link to the others', async () => {
  await open(null);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Deze lijst is er niet meer');
  expect(screen.getByRole('link', { name: 'Naar je lijsten' }).getAttribute('href')).toBe('/lijsten');
});

test('on paper the list has a box to tick for each product', async () => {
  await open(buildShoppingList({ lines: [diapers, wipes] }));
  window.dispatchEvent(new Event('beforeprint'));
  const [paper] = [...document.querySelectorAll('table')].slice(-1);
  expect(paper?.className).toContain('print:table');
  expect([...(paper?.querySelectorAll('tbody tr') ?? [])].map((row) => row.textContent)).toEqual([
    expect.stringMatching(/Luiers.*4$/),
    expect.stringMatching(/Doekjes.*12 \(gewenste voorraad\)$/),
  ]);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(paper?.isConnected).toBe(false);
});

test('a list of 300 products renders no more than a page of them', async () => {
  const many = Array.from({ length: 300 }, (_, index) => line(index + 1));
  await open(buildShoppingList({ lines: many }));
  expect(screen.getAllByRole('rowheader')).toHaveLength(50);
  expect(document.querySelectorAll('*').length).toBeLessThan(3000);
});
