// Over 300 lines: the page alone and with colleagues share products and stubs.
import { buildProduct } from '@magazijn/api-client/testing';
import { cents } from '@magazijn/domain/money';
import type { Role } from '@magazijn/domain/people';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { buildOrderable } from '../../testing/buildShoppingList.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { type Stub, stub } from '../../testing/stub.ts';

const product = (id: number) =>
  buildProduct({ id, name: `Product ${id}`, path: `a/b/p-${id}`, favourite: true });

function open(lists: ReturnType<typeof product>[][], api = {}, stubs: readonly Stub[] = []) {
  let asked = -1;
  return renderRoute('/profiel/favorieten', {
    viewer: 'customer',
    api,
    stubs: [
      stub('favourites', () => {
        asked = Math.min(asked + 1, lists.length - 1);
        return lists[asked] ?? [];
      }),
      stub('switchableCompanies', []),
      ...stubs,
    ],
  });
}
const heart = () => screen.getByRole('button', { name: /^Verwijder uit favorieten/ });

test('[T30] no favourites yet', async () => {
  await open([[]]);
  expect(screen.getByText('Je hebt nog geen producten toegevoegd aan je favorieten')).toBeTruthy();
});

test('[T30] a removed favourite disappears, and the list is requested again', async () => {
  const unmarkFavourite = vi.fn(async () => {});
  await open([[product(1)], [product(2)]], { unmarkFavourite });
  expect(screen.getByRole('link', { name: /Product 1/ })).toBeTruthy();
  fireEvent.click(heart());
  await screen.findByRole('link', { name: /Product 2/ });
  expect(unmarkFavourite).toHaveBeenCalledWith(1);
  expect(screen.queryByRole('link', { name: /Product 1/ })).toBeNull();
});

test('[C08] the picture of a row is 60 × 60', async () => {
  await open([[{ ...product(1), pictures: ['luiers', 'doos'] }]]);
  expect([...document.querySelectorAll('main img')].map((picture) => picture.getAttribute('src'))).toEqual([
    '/img/luiers/60/60',
  ]);
});

test('[E06] the original price shows beside the paid price, also with a percentage deal', async () => {
  const struck = () => document.querySelector('main s')?.textContent;
  const priced = { ...product(1), price: cents(1085), originalPrice: cents(1250) };
  for (const [changes, paid, before] of [
    [{}, '10,85', '12,50'],
    [{ offerPrice: cents(976) }, '9,76', '12,50'],
    [{ offerPrice: cents(976), originalPrice: null }, '9,76', '10,85'],
    [{ originalPrice: null }, '10,85', undefined],
  ] as const) {
    const { unmount } = await open([[{ ...priced, ...changes }]]);
    expect(screen.getByText(new RegExp(`^€.${paid}$`))).toBeTruthy();
    if (before === undefined) expect(struck()).toBeUndefined();
    else expect(struck()).toContain(before);
    unmount();
  }
});

test('a favourite shows its deal, with a true minus sign', async () => {
  const deal = (offerIcon: string | null, offerLabel: string) => ({ ...product(1), offerIcon, offerLabel });
  for (const [favourite, shown] of [
    [deal('2-1.svg', '2+1 gratis'), '2+1 gratis'],
    [deal('15.svg', '-15%'), '−15%'],
  ] as const) {
    const { unmount } = await open([[favourite]]);
    expect(screen.getByText(shown)).toBeTruthy();
    unmount();
  }
  await open([[deal(null, '2+1 gratis')]]);
  expect(screen.queryByText('2+1 gratis')).toBeNull();
});

test('[T24] a sold-out favourite has the stock mail button with its whole text, named with the product', async () => {
  const requestStockMail = vi.fn(async () => {});
  await open([[{ ...product(1), stock: 0 }]], { requestStockMail });
  const button = await screen.findByRole('button', {
    name: 'Stuur mij een email als dit product weer beschikbaar is: Product 1',
  });
  fireEvent.click(button);
  expect(await screen.findByText('U ontvangt een email als dit product weer beschikbaar is')).toBeTruthy();
  expect(requestStockMail).toHaveBeenCalledWith(1);
});

test('[T24] a requested stock mail still shows after a reload', async () => {
  await open([[{ ...product(1), stock: 0, stockMailRequested: true }]]);
  expect(await screen.findByText('U ontvangt een email als dit product weer beschikbaar is')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Stuur mij een email/ })).toBeNull();
});

test('a sold-out favourite shows when it is expected, and alternatives that can be ordered', async () => {
  const soldOut = [product(1), product(2)].map((each) => ({ ...each, stock: 0 }));
  const asked = vi.fn<(ids: readonly number[]) => void>();
  const other = buildOrderable({ id: 9, name: 'Luiers Zacht', path: 'a/b/zacht' });
  const stubs = [
    stub('capabilities', ['alternatives']),
    stub('alternatives', (ids) => {
      asked(ids);
      return [buildOrderable({ id: 1, stock: 0, alternatives: [other] })];
    }),
  ];
  const { stores } = await open([soldOut.map((each) => ({ ...each, expectedOn: '2026-12-03' }))], {}, stubs);
  expect(screen.getAllByText('Verwacht op 3 december')).toHaveLength(2);
  const list = within(await screen.findByRole('list', { name: 'Lijkt op Product 1' }));
  expect(list.getByRole('link', { name: 'Luiers Zacht' }).getAttribute('href')).toBe('/product/a/b/zacht');
  // One call for all sold-out favourites.
  expect(asked).toHaveBeenCalledExactlyOnceWith([1, 2]);
  fireEvent.click(list.getByRole('button', { name: 'Voeg toe: Luiers Zacht' }));
  expect(stores.cart.getState().quantities).toEqual({ 9: 1 });
});

test('a back end without alternatives is not asked for them', async () => {
  await open([[{ ...product(1), stock: 0 }]]);
  expect(screen.queryByText('Dit lijkt erop')).toBeNull();
});

test('a favourite shows its price per measure and its VAT rate', async () => {
  const contents = { amount: 12, measure: 'liter' } as const;
  await open([[{ ...product(1), price: cents(1620), unitContents: contents, vatPercentage: 9 }]]);
  expect(screen.getByText('€ 1,35 per liter')).toBeTruthy();
  expect(screen.getByText(/Btw 9 %$/)).toBeTruthy();
});

test('[X03] a failed removal is only logged: the product stays', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await open([[product(1)]], { unmarkFavourite: () => Promise.reject(new Error('down')) });
  fireEvent.click(heart());
  await waitFor(() => expect(warn).toHaveBeenCalled());
  expect(heart()).toBeTruthy();
});

describe('with colleagues', () => {
  /** A favourite of the person, of the company, or of both. */
  const favourite = (id: number, own: boolean, company: boolean) => ({
    ...product(id),
    favourite: own,
    companyFavourite: company,
  });
  const section = (name: string) => within(screen.getByRole('region', { name }));
  const namesIn = (name: string) =>
    section(name)
      .queryAllByRole('link', { name: /^Product/ })
      .map(({ textContent }) => textContent);
  /** The page with the lists that the back end gives one after the other. */
  const openFor = (role: Role, lists: readonly (readonly ReturnType<typeof favourite>[])[], api = {}) => {
    let asked = -1;
    return renderRoute('/profiel/favorieten', {
      viewer: 'customer',
      role,
      api,
      stubs: [
        stub('favourites', () => {
          asked = Math.min(asked + 1, lists.length - 1);
          return lists[asked] ?? [];
        }),
        stub('switchableCompanies', []),
        stub('capabilities', ['own-favourites']),
      ],
    });
  };

  test('own ones stand apart from the company’s, each product once', async () => {
    await openFor('requester', [
      [favourite(1, true, false), favourite(2, true, true), favourite(3, false, true)],
    ]);
    expect([namesIn('Van jou'), namesIn('Van het bedrijf')]).toEqual([
      ['Product 1', 'Product 2'],
      ['Product 3'],
    ]);
    expect(screen.getAllByText('Ook van het bedrijf')).toHaveLength(1);
    // A requester does not choose the company's.
    expect(screen.queryByRole('button', { name: /favorieten van het bedrijf/ })).toBeNull();
    expect(
      section('Van het bedrijf').getByRole('button', { name: 'Voeg toe aan favorieten: Product 3' }),
    ).toBeTruthy();
  });

  test('one that was marked before a colleague came is the company’s', async () => {
    const lists = [[product(1)], [favourite(7, false, true)]];
    const { stores } = await open(lists, { markFavourite: async () => {}, unmarkFavourite: async () => {} });
    await act(() => stores.favourites.setFavourite(7, true));
    fireEvent.click(heart());
    await waitFor(() => expect(namesIn('Van het bedrijf')).toEqual(['Product 7']));
    expect(namesIn('Van jou')).toEqual([]);
  });

  test('an own one that is removed stays when it is the company’s, and goes when it is not', async () => {
    const before = [favourite(1, true, false), favourite(2, true, true)];
    await openFor('requester', [before, [favourite(2, true, true)], [favourite(2, false, true)]], {
      unmarkFavourite: async () => {},
    });
    fireEvent.click(screen.getByRole('button', { name: 'Verwijder uit favorieten: Product 1' }));
    await waitFor(() => expect(namesIn('Van jou')).toEqual(['Product 2']));
    fireEvent.click(screen.getByRole('button', { name: 'Verwijder uit favorieten: Product 2' }));
    await waitFor(() => expect(namesIn('Van het bedrijf')).toEqual(['Product 2']));
    expect(
      section('Van jou').getByText('Je hebt nog geen producten toegevoegd aan je favorieten'),
    ).toBeTruthy();
  });

  test('a buyer puts one among the company’s, and takes out the last one, which can be undone', async () => {
    const setCompanyFavourite = vi.fn(async () => {});
    const [own, both, company] = [
      favourite(1, true, false),
      favourite(1, true, true),
      favourite(2, false, true),
    ];
    await openFor('buyer', [[own, company], [both, company], [both], [both, company]], {
      setCompanyFavourite,
    });
    fireEvent.click(
      screen.getByRole('button', { name: 'Voeg toe aan favorieten van het bedrijf: Product 1' }),
    );
    expect(await screen.findByText('Ook van het bedrijf')).toBeTruthy();
    fireEvent.click(
      screen.getByRole('button', { name: 'Verwijder uit favorieten van het bedrijf: Product 2' }),
    );
    const undo = await screen.findByRole('button', { name: 'Maak ongedaan' });
    expect(namesIn('Van het bedrijf')).toEqual([]);
    fireEvent.click(undo);
    await waitFor(() => expect(namesIn('Van het bedrijf')).toEqual(['Product 2']));
    expect(screen.queryByRole('button', { name: 'Maak ongedaan' })).toBeNull();
    expect(setCompanyFavourite.mock.calls).toEqual([
      [1, true],
      [2, false],
      [2, true],
    ]);
  });

  test('the company’s only one that is taken out can be undone', async () => {
    await openFor('buyer', [[favourite(2, false, true)], []], { setCompanyFavourite: async () => {} });
    fireEvent.click(
      screen.getByRole('button', { name: 'Verwijder uit favorieten van het bedrijf: Product 2' }),
    );
    expect(await screen.findByRole('button', { name: 'Maak ongedaan' })).toBeTruthy();
  });

  test('one that is taken out again right after the undo can still be put back', async () => {
    const answers: (() => void)[] = [];
    const favourites = async () => {
      const isFirst = answers.length === 0;
      const isLast = answers.length === 3;
      await new Promise<void>((resolve) => {
        answers.push(resolve);
        if (isFirst) resolve();
      });
      return [favourite(isLast ? 3 : 2, false, true)];
    };
    await renderRoute('/profiel/favorieten', {
      viewer: 'customer',
      role: 'buyer',
      api: { favourites, setCompanyFavourite: async () => {} },
      stubs: [stub('switchableCompanies', []), stub('capabilities', ['own-favourites'])],
    });
    const removal = 'Verwijder uit favorieten van het bedrijf: Product 2';
    fireEvent.click(await screen.findByRole('button', { name: removal }));
    fireEvent.click(await screen.findByRole('button', { name: 'Maak ongedaan' }));
    fireEvent.click(await screen.findByRole('button', { name: removal }));
    await screen.findByRole('button', { name: 'Maak ongedaan' });
    await waitFor(() => expect(answers).toHaveLength(4));
    for (const answer of answers) answer();
    await waitFor(() => expect(namesIn('Van het bedrijf')).toEqual(['Product 3']));
    expect(screen.getByRole('button', { name: 'Maak ongedaan' })).toBeTruthy();
  });

  test('a failed undo says so, and can be pressed again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const setCompanyFavourite = vi.fn(async (_id: number, favourite: boolean) => {
      if (favourite) throw new Error('down');
    });
    await openFor('buyer', [[favourite(2, false, true)], []], { setCompanyFavourite });
    fireEvent.click(
      screen.getByRole('button', { name: 'Verwijder uit favorieten van het bedrijf: Product 2' }),
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Maak ongedaan' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Probeer het opnieuw met Product 2.');
    expect(screen.getByRole('button', { name: 'Maak ongedaan' })).toBeTruthy();
  });

  test('a failure shows below its product, and changes nothing', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await openFor('administrator', [[favourite(2, false, true)]], {
      setCompanyFavourite: () => Promise.reject(new Error('down')),
    });
    fireEvent.click(
      screen.getByRole('button', { name: 'Verwijder uit favorieten van het bedrijf: Product 2' }),
    );
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(
      'De favorieten van het bedrijf zijn niet veranderd. Probeer het opnieuw met Product 2.',
    );
    // The list has list items only.
    const items = section('Van het bedrijf').getAllByRole('listitem');
    expect(items.some((item) => item.contains(alert))).toBe(true);
    expect(namesIn('Van het bedrijf')).toEqual(['Product 2']);
  });
});
