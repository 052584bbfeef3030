import { type ApiClient, ApiError } from '@magazijn/api-client';
import { buildCart } from '@magazijn/api-client/testing';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildShoppingList } from '../../testing/buildShoppingList.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';
import { stubModalDialogs } from '../../testing/stubModalDialogs.ts';
import { ListButtonSpace, PutOnList } from './PutOnList.tsx';
// Loaded before the test, so that it shows at once.
import './ListButton.tsx';

stubModalDialogs();
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const button = () => screen.findByRole('button', { name: 'Zet op lijst' });
const tick = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });

interface Given {
  readonly productIds: readonly number[];
  readonly api?: Partial<ApiClient>;
  readonly capabilities?: readonly string[];
  readonly viewer?: 'customer' | 'anonymous';
}

async function open({ productIds, api = {}, capabilities = ['lists'], viewer = 'customer' }: Given) {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const lines = productIds.map((productId) => ({ productId, quantity: 3 }));
  return renderRoute('/aanbiedingen', {
    viewer,
    places: { '/aanbiedingen': () => <PutOnList what="Appelsap" lines={lines} /> },
    stubs: [stub('capabilities', capabilities)],
    api: {
      recalculateCart: async () => ({ cart: buildCart(), answer: {} as never }),
      lists: async () => [
        buildShoppingList(),
        buildShoppingList({ id: 10, name: 'Vossen', hasProduct: true }),
      ],
      ...api,
    },
  });
}

const line = (productId: number) => ({ productId, quantity: 3, kind: 'order' }) as const;

test.each([
  ['a visitor sees no button', 0, { viewer: 'anonymous', capabilities: ['lists'] }],
  ['a customer of a back end without lists sees no button', 0, { viewer: 'customer', capabilities: [] }],
  ['a customer of a back end with lists sees a button', 1, { viewer: 'customer', capabilities: ['lists'] }],
] as const)('%s', async (_title, count, given) => {
  await open({ productIds: [1], ...given });
  expect(screen.queryAllByRole('button', { name: 'Zet op lijst' })).toHaveLength(count);
});

test('the reserved space has the text of the button, which cannot be pressed', () => {
  const { container } = render(<ListButtonSpace />);
  expect(container.textContent).toBe('Zet op lijst');
  expect(container.querySelector('.invisible[inert] > button')).not.toBeNull();
});

test('a tick adds a product to a list; unticking removes it', async () => {
  const addToList = vi.fn(async () => 1);
  const removeFromList = vi.fn(async () => {});
  await open({ productIds: [1], api: { list: async () => buildShoppingList(), addToList, removeFromList } });
  fireEvent.click(await button());
  expect((await tick(/^Vossen/)).checked).toBe(true);
  fireEvent.click(await tick(/^Egels/));
  await waitFor(() => expect(addToList).toHaveBeenCalledWith(9, [line(1)]));
  fireEvent.click(await tick(/^Vossen/));
  await waitFor(() => expect(removeFromList).toHaveBeenCalledWith(10, 1));
  expect([(await tick(/^Egels/)).checked, (await tick(/^Vossen/)).checked]).toEqual([true, false]);
});

test('unticking removes only the products that were added here', async () => {
  const saveList = vi.fn(async () => 3);
  let list = buildShoppingList({ lines: [line(1)] });
  await open({
    productIds: [1, 2, 3],
    api: {
      list: async () => list,
      addToList: async (_id, more) => {
        list = buildShoppingList({ version: 2, lines: [...list.lines, ...more] });
        return more.length;
      },
      saveList,
    },
  });
  fireEvent.click(await button());
  fireEvent.click(await tick(/^Egels/));
  await screen.findByText('Staat op Egels.');
  fireEvent.click(await tick(/^Egels/));
  await waitFor(() =>
    expect(saveList).toHaveBeenCalledWith(
      9,
      2,
      expect.objectContaining({ lines: [expect.objectContaining({ productId: 1 })] }),
    ),
  );
});

test('a cached list is not shown again after a tick changed it', async () => {
  const { queries } = await open({
    productIds: [1],
    api: { list: async () => buildShoppingList(), addToList: async () => 1 },
  });
  await queries.ensure('list', 9);
  fireEvent.click(await button());
  fireEvent.click(await tick(/^Egels/));
  await screen.findByText('Staat op Egels.');
  await waitFor(() => expect(queries.shown('list', 9)).toBeUndefined());
});

test('unticking while the tick is being saved removes what it added, also after a failure', async () => {
  let list = buildShoppingList({ lines: [line(1)] });
  let arrive = () => {};
  let removals = 0;
  await open({
    productIds: [1, 2],
    api: {
      list: async () => list,
      addToList: async (_id, more) => {
        await new Promise<void>((resolve) => (arrive = resolve));
        list = buildShoppingList({ version: 2, lines: [...list.lines, ...more] });
        return more.length;
      },
      removeFromList: async (_id, productId) => {
        removals += 1;
        if (removals === 1) throw new ApiError('unreachable', 'No answer');
        const lines = list.lines.filter((each) => each.productId !== productId);
        list = buildShoppingList({ version: 3, lines });
      },
    },
  });
  fireEvent.click(await button());
  for (const _ of ['on', 'off', 'on', 'off']) fireEvent.click(await tick(/^Egels/));
  arrive();
  await screen.findByText('Staat niet meer op Egels.');
  expect((await tick(/^Egels/)).checked).toBe(false);
  expect(list.lines.map(({ productId }) => productId)).toEqual([1]);
});

test('after two failed ticks the checkbox shows the saved state', async () => {
  await open({
    productIds: [1],
    api: {
      list: async () => buildShoppingList(),
      addToList: async () => {
        throw new ApiError('unreachable', 'No answer');
      },
      removeFromList: async () => {
        throw new ApiError('unreachable', 'No answer');
      },
    },
  });
  fireEvent.click(await button());
  const egels = await tick(/^Egels/);
  fireEvent.click(egels);
  fireEvent.click(egels);
  await waitFor(() => expect(console.warn).toHaveBeenCalledTimes(2));
  await screen.findByText(/Dat is niet gelukt\./);
  expect((await tick(/^Egels/)).checked).toBe(false);
});

test('a tick whose request fails is reverted, with its reason', async () => {
  await open({
    productIds: [1],
    api: {
      list: async () => buildShoppingList(),
      addToList: async () => {
        throw new ApiError('unreachable', 'No answer');
      },
    },
  });
  fireEvent.click(await button());
  fireEvent.click(await tick(/^Egels/));
  await screen.findByText(/Dat is niet gelukt\. Controleer je verbinding/);
  expect((await tick(/^Egels/)).checked).toBe(false);
});

test('a new list contains the products; a name in use is refused with a reason', async () => {
  const createList = vi.fn(async ({ name }: { name: string }) => {
    if (name === 'Egels') throw new ApiError('refused', 'Deze naam is bezet.', { status: 422 });
    return 11;
  });
  await open({ productIds: [1, 2], api: { createList } });
  fireEvent.click(await button());
  const field = await screen.findByRole('textbox', { name: /Naam van een nieuwe lijst/ });
  const make = (name: string) => {
    fireEvent.change(field, { target: { value: name } });
    fireEvent.click(screen.getByRole('button', { name: 'Maak lijst' }));
  };
  make('Egels');
  await screen.findByText('Deze naam is bezet.');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Maak lijst' })).toBeDefined());
  make('Beren');
  await waitFor(() =>
    expect(createList).toHaveBeenLastCalledWith({ name: 'Beren', shared: true, lines: [line(1), line(2)] }),
  );
});
