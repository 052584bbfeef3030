// Over 300 lines: one page: counting, search, summary, and changes by other phones.
import { type ApiClient, ApiError, type ShoppingList, type StockCount } from '@magazijn/api-client';
import type { ListLine } from '@magazijn/domain/lists';
import { cents } from '@magazijn/domain/money';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerCart } from '../../shared/cart/testing/answerCart.ts';
import { productHref } from '../../shared/links/paths.ts';
import { buildOrderable, buildShoppingList } from '../../testing/buildShoppingList.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';
import { stubModalDialogs } from '../../testing/stubModalDialogs.ts';
// Loaded before the test, so that they show at once.
import './OrderPreview.tsx';
import './CameraScan.tsx';

stubModalDialogs();
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const line = (productId: number, quantity: number, kind: ListLine['kind'] = 'stock') =>
  ({ productId, quantity, kind }) as const;

const diapers = {
  ...line(1, 12),
  product: buildOrderable({ id: 1, name: 'Luiers', articleNumber: '101404', ean: '2900001014045' }),
};
const juice = {
  ...line(2, 12),
  product: buildOrderable({
    id: 2,
    name: 'Appelsap',
    articleNumber: '102',
    ean: '8710400145660',
    price: cents(920),
    deal: { kind: 'free-goods', paid: 2, free: 1 },
  }),
};
const soap = {
  ...line(3, 4),
  product: buildOrderable({ id: 3, name: 'Handzeep appel', articleNumber: '103' }),
};
const fruit = { ...line(4, 2, 'order'), product: buildOrderable({ id: 4, name: 'Fruit' }) };
const gone = { ...line(5, 5), name: 'Oude verf', product: null };
const wholeList = () => buildShoppingList({ lines: [diapers, juice, soap, fruit, gone] });

/** A back end with one list, whose counts another user may change. */
async function open(given: ShoppingList | null = wholeList(), api: Partial<ApiClient> = {}, path = '') {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const backEnd = {
    list: given,
    round: given?.round ?? 1,
    counts: new Map<number, StockCount>(
      given?.lines.flatMap(({ productId, count }) => (count ? [[productId, count]] : [])),
    ),
  };
  const answer = () => ({
    round: backEnd.round,
    version: backEnd.list?.version ?? 1,
    counts: new Map(backEnd.counts),
  });
  const saveListCounts = vi.fn(async (_id: number, counts: Parameters<ApiClient['saveListCounts']>[1]) => {
    const at = new Date().toISOString();
    for (const { productId, counted, round } of counts)
      backEnd.counts.set(productId, { counted, round, at, by: 'ik@demo.test', own: true });
    return { ...answer(), replaced: new Map<number, number>() };
  });
  const endListRound = vi.fn(async (_id: number, round: number) => {
    backEnd.round = round + 1;
    return backEnd.round;
  });
  const view = await renderRoute(`/lijsten/9/telling${path}`, {
    viewer: 'customer',
    stubs: [stub('capabilities', ['lists', 'quick-order']), stub('categories', [])],
    api: {
      list: async () => backEnd.list,
      listCounts: async () => (backEnd.list ? answer() : null),
      saveListCounts,
      endListRound,
      recalculateCart: async (intent) => answerCart(intent),
      ...api,
    },
  });
  return { ...view, backEnd, saveListCounts, endListRound };
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const shown = () => screen.getByRole('heading', { level: 2 }).textContent;
const field = (name: string) =>
  screen.getByRole<HTMLInputElement>('spinbutton', { name: `Hoeveel ${name} liggen er?` });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const scan = (code: string) => {
  const input = screen.getByRole('textbox', { name: /Zoek op deze lijst/ });
  fireEvent.change(input, { target: { value: code } });
  fireEvent.submit(input);
};
const view = (name: string) => act(async () => fireEvent.click(screen.getByRole('link', { name })));
const offline = async () => {
  throw new ApiError('unreachable', 'No answer');
};

describe('the walk', () => {
  test('one line at a time: name, place, wanted stock and last count; lines of ‘Bestellen’ and vanished ones are left out', async () => {
    const at = '2026-11-18T10:00:00.000Z';
    const count = { counted: 5, round: 1, at, by: 'collega@demo.test', own: false };
    await open(buildShoppingList({ round: 2, lines: [{ ...diapers, count }, fruit, gone] }));
    expect(shown()).toBe('Luiers');
    const page = document.body.textContent;
    expect(page).toContain('1 van 1');
    expect(page).toContain('Gewenst: 12');
    expect(page).toContain('Laatste telling: 5, op 18 november 2026 door collega@demo.test');
    expect(page).toContain('0 van 1 geteld');
  });

  test('a typed count is saved when the page is left before it is finished', async () => {
    const { saveListCounts } = await open();
    type('Luiers', '3');
    fireEvent(window, new Event('pagehide'));
    await waitFor(() =>
      expect(saveListCounts).toHaveBeenLastCalledWith(9, [
        expect.objectContaining({ productId: 1, counted: 3 }),
      ]),
    );
    expect(shown()).toBe('Luiers');
  });

  test('a typed count and Enter lead to the next line, with the focus in its field', async () => {
    const { saveListCounts } = await open();
    field('Luiers').focus();
    type('Luiers', '5');
    fireEvent.submit(field('Luiers'));
    expect(shown()).toBe('Appelsap');
    expect(document.activeElement).toBe(field('Appelsap'));
    expect(document.body.textContent).toContain('1 van 3 geteld');
    await waitFor(() =>
      expect(saveListCounts).toHaveBeenCalledWith(9, [
        { productId: 1, counted: 5, round: 1, age: expect.any(Number) },
      ]),
    );
  });

  test('the buttons count at once, and minus counts none; after the last line the round can be finished', async () => {
    await open();
    press('Eén meer');
    press('Eén meer');
    press('Volgende');
    press('Eén minder');
    press('Volgende');
    press('Overslaan');
    expect(await screen.findByText(/1 product is nog niet geteld/)).toBeDefined();
    expect(screen.getByText('10 × Luiers (2 geteld, 12 gewenst)')).toBeDefined();
    expect(screen.getByText('12 × Appelsap (0 geteld, 12 gewenst)')).toBeDefined();
  });

  test('back and forth keep a count; a line without one needs a count or ‘Overslaan’', async () => {
    await open();
    type('Luiers', '5');
    press('Volgende');
    press('Volgende');
    expect(screen.getByText('Vul in hoeveel er liggen, of kies ‘Overslaan’.')).toBeDefined();
    press('Vorige');
    expect(field('Luiers').value).toBe('5');
    expect(screen.queryByText(/of kies ‘Overslaan’/)).toBeNull();
  });

  test.each(['-3', '2.5', '10000'])('%s is refused with a reason, and nothing is saved', async (typed) => {
    const { saveListCounts } = await open();
    type('Luiers', typed);
    fireEvent.submit(field('Luiers'));
    expect(screen.getAllByText(/Vul een heel aantal in van 0 tot en met 9\.999\./)).not.toHaveLength(0);
    expect(shown()).toBe('Luiers');
    expect(saveListCounts).not.toHaveBeenCalled();
  });

  test('all lines at once can be counted too, and lead to their line', async () => {
    const { saveListCounts } = await open();
    await view('Hele lijst');
    type('Handzeep appel', '3');
    fireEvent.blur(field('Handzeep appel'));
    await waitFor(() => expect(saveListCounts).toHaveBeenCalled());
    await act(async () => press('Appelsap'));
    expect(shown()).toBe('Appelsap');
  });

  test('a list without a wanted stock explains how to set one', async () => {
    await open(buildShoppingList({ lines: [fruit] }));
    expect(shown()).toBe('Er is op deze lijst niets te tellen');
  });
});

describe('finding a line', () => {
  test('a scanned barcode, an article number and a name lead to their line, with the focus in its field', async () => {
    await open();
    scan('8710400145660');
    expect(shown()).toBe('Appelsap');
    expect(document.activeElement).toBe(field('Appelsap'));
    scan('103');
    expect(shown()).toBe('Handzeep appel');
    scan('luier');
    expect(shown()).toBe('Luiers');
  });

  test('a scanner that types into the field of the count leads to the line of the code', async () => {
    const { saveListCounts } = await open();
    type('Luiers', '8710400145660');
    fireEvent.submit(field('Luiers'));
    expect(shown()).toBe('Appelsap');
    press('Vorige');
    expect([field('Luiers').value, saveListCounts.mock.calls]).toEqual(['', []]);
  });

  test('a name of several lines offers them', async () => {
    await open();
    scan('appel');
    expect(screen.getAllByText('‘appel’ past op 2 producten van deze lijst. Kies er één.')).not.toHaveLength(
      0,
    );
    press(/Handzeep/);
    expect(shown()).toBe('Handzeep appel');
  });

  test.each([
    [
      'of a product that is not on the list, links to it',
      buildOrderable({ name: 'Verf' }),
      /Verf staat niet op deze lijst\./,
    ],
    ['of no product asks for the name', null, /‘871’ kennen we niet\. Typ de naam/],
  ])('a code %s', async (_what, product, message) => {
    const { queries } = await open(wholeList(), {
      resolveProducts: async () => [{ products: product ? [product] : [], near: [], hasMore: false }],
    });
    scan('871');
    await screen.findAllByText(message);
    expect(screen.queryAllByRole('link', { name: /Bekijk het product/ })).toHaveLength(product ? 1 : 0);
    if (product) expect(queries.seen(productHref(product.path))?.name).toBe('Verf');
  });

  test('a code that cannot be looked up is not shown as unknown', async () => {
    await open(wholeList(), { resolveProducts: offline });
    scan('871');
    expect(await screen.findAllByText(/‘871’ staat niet op deze lijst\./)).not.toHaveLength(0);
  });
});

describe('the camera', () => {
  const withCamera = (getUserMedia: () => Promise<MediaStream>) =>
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  afterEach(() => Reflect.deleteProperty(navigator, 'mediaDevices'));

  test.each([
    ['refused', 'NotAllowedError', /De camera mag niet worden gebruikt\./],
    ['missing', 'NotFoundError', /Dit apparaat heeft geen camera/],
    ['used by another app', 'NotReadableError', /De camera kon niet worden geopend\./],
  ])('one that is %s shows a message, and codes can be typed', async (_what, name, message) => {
    await open();
    withCamera(async () => {
      throw new DOMException('No', name);
    });
    press('Camera');
    expect(await screen.findByText(message)).toBeDefined();
    scan('8710400145660');
    expect(shown()).toBe('Appelsap');
  });

  test('a browser without cameras shows a message', async () => {
    await open();
    press('Camera');
    expect(await screen.findByText(/Dit apparaat heeft geen camera/)).toBeDefined();
  });

  test('a barcode in view leads to its line once, and closing stops the camera', async () => {
    await open();
    const stop = vi.fn();
    withCamera(async () => ({ getTracks: () => [{ stop }] }) as unknown as MediaStream);
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    class Detector {
      static getSupportedFormats = async () => ['ean_13'];
      detect = async () => [{ rawValue: '8710400145660' }];
    }
    vi.stubGlobal('BarcodeDetector', Detector);
    press('Camera');
    await waitFor(() => expect(shown()).toBe('Appelsap'));
    expect(screen.getByText('Houd de streepjescode in beeld.')).toBeDefined();
    press('Vorige');
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(shown()).toBe('Luiers');
    press('Sluit camera');
    expect(stop).toHaveBeenCalled();
  });
});

describe('after the walk', () => {
  const countAll = () => {
    type('Luiers', '5');
    press('Volgende');
    type('Appelsap', '7');
    press('Volgende');
  };

  test('the difference comes into the cart by the preview, rounded to the deal, with the fixed quantities; then the round is over', async () => {
    const { stores, endListRound } = await open();
    countAll();
    await view('Afronden');
    expect(screen.getByText('7 × Luiers (5 geteld, 12 gewenst)')).toBeDefined();
    // Five are short, and the sixth is free.
    expect(screen.getByText('6 × Appelsap (7 geteld, 12 gewenst)')).toBeDefined();
    expect(document.body.textContent).toContain('1 product met ‘Bestellen’ tel je niet.');
    expect(document.body.textContent).toContain('1 product op deze lijst verkopen we niet meer.');
    expect(screen.getByRole('button', { name: 'Tel Handzeep appel' })).toBeDefined();
    press('In winkelmand');
    const preview = await screen.findByRole('dialog');
    expect(preview.textContent).toContain('Gewenste voorraad: 12. Geteld: 5.');
    expect(stores.cart.getState().quantities).toEqual({});
    press('Leg 3 producten in je winkelmand');
    expect(stores.cart.getState().quantities).toEqual({ 1: 7, 2: 6, 4: 2 });
    await waitFor(() => expect(endListRound).toHaveBeenCalledWith(9, 1));
    expect(screen.getAllByText(/De ronde is afgerond\./)).not.toHaveLength(0);
    press('Maak ongedaan');
    expect(stores.cart.getState().quantities).toEqual({});
    await act(async () => press('Begin een nieuwe ronde'));
    expect(shown()).toBe('Luiers');
    expect(field('Luiers').value).toBe('');
    expect(document.body.textContent).toMatch(/Laatste telling: 5, vandaag om \d\d:\d\d/);
  });

  test('where enough is there nothing is ordered, and the round is ended without it', async () => {
    const { endListRound } = await open(buildShoppingList({ lines: [diapers] }));
    type('Luiers', '40');
    press('Volgende');
    expect(await screen.findByText(/Je hoeft niets te bestellen\./)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'In winkelmand' })).toBeNull();
    press('Rond af zonder bestelling');
    await waitFor(() => expect(endListRound).toHaveBeenCalledWith(9, 1));
  });

  test('a round can be restarted, after a question', async () => {
    const { endListRound } = await open();
    countAll();
    await view('Afronden');
    press('Begin opnieuw');
    const question = await screen.findByRole('alertdialog');
    await act(async () => fireEvent.click(within(question).getByRole('button', { name: 'Begin opnieuw' })));
    await waitFor(() => expect(endListRound).toHaveBeenCalledWith(9, 1));
    expect(field('Luiers').value).toBe('');
  });
});

describe('without a connection and with other phones', () => {
  test('counts without a connection are kept through a reload, and sent when it is back', async () => {
    const first = await open(wholeList(), { saveListCounts: offline, listCounts: offline });
    type('Luiers', '5');
    press('Volgende');
    expect(await screen.findAllByText(/Je laatste tellingen zijn nog niet bewaard\./)).not.toHaveLength(0);
    first.unmount();
    const { saveListCounts } = await open();
    expect(shown()).toBe('Appelsap');
    await waitFor(() => expect(saveListCounts).toHaveBeenCalledTimes(1));
    press('Vorige');
    expect(field('Luiers').value).toBe('5');
  });

  test('a colleague’s count shows here, with who made it', async () => {
    const { backEnd } = await open();
    const at = new Date().toISOString();
    backEnd.counts.set(1, { counted: 4, round: 1, at, by: 'collega@demo.test', own: false });
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(field('Luiers').value).toBe('4');
    expect(document.body.textContent).toMatch(/Geteld: 4, vandaag om \d\d:\d\d door collega@demo\.test/);
  });

  test('a round that another phone ends shows that, and orders nothing by itself', async () => {
    const { backEnd, stores } = await open();
    type('Luiers', '5');
    press('Volgende');
    await screen.findByText(/Alles is bewaard\./);
    backEnd.round = 2;
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(screen.getAllByText(/op een ander apparaat afgerond terwijl je telde\./)).not.toHaveLength(0);
    expect(screen.getByRole('button', { name: 'In winkelmand' })).toBeDefined();
    expect(stores.cart.getState().quantities).toEqual({});
  });

  test('a list that changes during the round shows what changed, and continues with its lines', async () => {
    const { backEnd } = await open();
    type('Luiers', '5');
    backEnd.list = buildShoppingList({ version: 2, lines: [juice, soap, { ...line(7, 3) }] });
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(
      await screen.findAllByText('1 product is op de lijst gezet. 1 product is van de lijst gehaald.'),
    ).not.toHaveLength(0);
    expect(shown()).toBe('Appelsap');
  });

  test('a list that is removed during the round keeps its counts, to order them', async () => {
    const { backEnd } = await open(buildShoppingList({ lines: [diapers] }));
    type('Luiers', '5');
    press('Volgende');
    await screen.findByText('7 × Luiers (5 geteld, 12 gewenst)');
    backEnd.list = null;
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(await screen.findAllByText(/Een collega heeft deze lijst verwijderd\./)).not.toHaveLength(0);
    expect(screen.getByRole('button', { name: 'In winkelmand' })).toBeDefined();
  });

  test('an unfinished round of days ago shows when it began', async () => {
    const at = '2026-11-18T10:00:00.000Z';
    const count = { counted: 5, round: 1, at, by: '', own: true };
    await open(buildShoppingList({ lines: [{ ...diapers, count }, juice] }));
    expect(document.body.textContent).toContain('Deze ronde begon op 18 november 2026 en is niet afgerond.');
    expect(shown()).toBe('Appelsap');
  });
});

test.each([
  ['a back end without the capability leads home', [], '/'],
  ['a list that is gone says so', ['lists'], '/lijsten/9/telling'],
])('%s', async (_what, capabilities, place) => {
  const page = await open(null, { capabilities: async () => capabilities, lists: async () => [] });
  expect(page.place()).toBe(place);
  expect(screen.queryAllByRole('heading', { level: 1, name: 'Deze lijst is er niet meer' })).toHaveLength(
    capabilities.length,
  );
});
