// Over 300 lines: one page in all its states.
import { ApiError, type Category } from '@magazijn/api-client';
import { buildCategory, buildProduct } from '@magazijn/api-client/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { unstable_serialize } from 'swr';
import { describe, expect, test, vi } from 'vitest';
import type { Queries } from '../../shared/data/queries.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';
import { categoryHead } from './categoryHead.ts';
import { noFilters } from './productListUrl.ts';

describe('head of a category', () => {
  const list = { total: 58, products: [buildProduct()] };

  function headOf(
    page: string | null,
    products = list,
    params: Record<string, string> = { category: 'verzorging' },
    category: Category | null = buildCategory({ intro: 'Van billendoek tot luier.' }),
  ) {
    const shown = (call: string) => (call === 'category' ? category : products);
    const location = { params, pathname: '/', search: page === null ? '' : `?page=${page}` };
    return categoryHead(shown as Queries['shown'], location, 'https://shop.example', 'Magazijn');
  }

  test('[S22] each page of a list has its own canonical address', () => {
    expect(headOf(null).canonical).toBe('/categorie/verzorging');
    expect(headOf('1').canonical).toBe('/categorie/verzorging');
    expect(headOf('3').canonical).toBe('/categorie/verzorging?page=3');
    expect(headOf('nergens').canonical).toBe('/categorie/verzorging');
  });

  test('[S20] the canonical address of a sub category contains its parent', () => {
    expect(headOf('2', list, { category: 'a', subCategory: 'b' }).canonical).toBe('/categorie/a/b?page=2');
  });

  test('[S22] a page beyond the last is not indexed', () => {
    expect(headOf('99', { total: 58, products: [] }).canonical).toBeNull();
  });

  test('[S26] the head has the category’s description and breadcrumbs', () => {
    const { description, things } = headOf(null);
    expect(description).toContain('voor de kinderopvang. Van billendoek tot luier.');
    expect(description?.length).toBeLessThanOrEqual(160);
    expect(JSON.stringify(things)).toContain('"BreadcrumbList"');
  });

  test('[S24] an unknown category is not indexed', () => {
    expect(headOf(null, list, {}, null)).toEqual({ canonical: null });
  });
});

describe('CategoryPage', () => {
  const products = Array.from({ length: 12 }, (_, index) =>
    buildProduct({
      id: index + 1,
      name: `Product ${index + 1}`,
      path: `verzorging/luiers/product-${index + 1}`,
    }),
  );
  const shelf = { total: 58, products };

  test('products stay when the connection is lost before their prices are loaded', async () => {
    const visitors = products.map((product) => ({ ...product, price: null, originalPrice: null }));
    const key = ['anonymous', 'categoryProducts', 'verzorging', 1, noFilters, 12] as const;
    await renderRoute('/categorie/verzorging', {
      viewer: 'customer',
      initial: {
        [unstable_serialize(['anonymous', 'category', 'verzorging'])]: buildCategory(),
        [unstable_serialize(key)]: { total: 12, products: visitors },
      },
      stubs: [
        stub('categories', []),
        stub('categoryProducts', () => {
          throw new ApiError('unreachable', 'no answer');
        }),
      ],
    });
    expect(screen.queryByText(/Dit lukt nu niet/)).toBeNull();
    expect(screen.getByText('Product 12')).toBeTruthy();
    expect(screen.getAllByText('De prijs kan nu niet worden geladen.')).toHaveLength(12);
  });

  test('[S20] a category shows its picture, if it has one, on its sign', async () => {
    const stubsOf = (image: string | null) => [
      stub('category', buildCategory({ image })),
      stub('categoryProducts', shelf),
    ];
    const pictured = () => document.querySelector('[data-slot=category-heading] img')?.getAttribute('src');
    const { unmount } = await renderRoute('/categorie/verzorging', {
      stubs: stubsOf('gangpad-verzorging'),
    });
    expect(pictured()).toBe('/img/gangpad-verzorging/1040/280');
    unmount();
    // Another back end has no category numbers.
    const unnumbered = await renderRoute('/categorie/verzorging', {
      stubs: [
        stub('category', buildCategory({ image: 'gangpad-verzorging', number: null })),
        stub('categoryProducts', shelf),
      ],
    });
    expect(pictured()).toBe('/img/gangpad-verzorging/1040/280');
    unnumbered.unmount();
    const parent = { name: 'Luiers & verzorging', url: 'verzorging' };
    const shelved = await renderRoute('/categorie/verzorging/luiers', {
      stubs: [
        stub('category', buildCategory({ image: 'schap-luiers', url: 'luiers', parent })),
        stub('categoryProducts', shelf),
      ],
    });
    expect(pictured()).toBe('/img/schap-luiers/1040/280');
    shelved.unmount();
    await renderRoute('/categorie/verzorging', { stubs: stubsOf(null) });
    expect(pictured()).toBeUndefined();
  });

  test('[S26] the breadcrumbs of a category link to its parent and end with its name', async () => {
    const trail = () => {
      const steps = within(screen.getByRole('navigation', { name: 'Kruimelpad' })).getAllByRole('listitem');
      return steps.map((step) => [
        step.textContent?.replace(/^\//, ''),
        step.querySelector('a')?.getAttribute('href') ?? null,
      ]);
    };
    const { unmount } = await renderRoute('/categorie/verzorging', {
      stubs: [stub('category', buildCategory()), stub('categoryProducts', shelf)],
    });
    expect(trail()).toEqual([
      ['Home', '/'],
      ['Luiers & verzorging', null],
    ]);
    unmount();
    const parent = { name: 'Luiers & verzorging', url: 'verzorging' };
    await renderRoute('/categorie/verzorging/luiers', {
      stubs: [
        stub('category', buildCategory({ name: 'Luiers', url: 'luiers', parent, subCategories: [] })),
        stub('categoryProducts', shelf),
      ],
    });
    expect(trail()).toEqual([
      ['Home', '/'],
      ['Luiers & verzorging', '/categorie/verzorging'],
      ['Luiers', null],
    ]);
  });

  test('[S20] a category shows breadcrumbs, its heading and a page of products', async () => {
    await renderRoute('/categorie/verzorging', {
      stubs: [stub('category', buildCategory()), stub('categoryProducts', shelf)],
    });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Luiers & verzorging');
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
    expect(screen.getAllByRole('article')).toHaveLength(12);
  });

  test('[S21] the sidebar lists sub categories with their numbers of products', async () => {
    await renderRoute('/categorie/verzorging', {
      stubs: [stub('category', buildCategory()), stub('categoryProducts', shelf)],
    });
    const sidebar = screen.getByRole('navigation', { name: 'Categorie' });
    const link = within(sidebar).getByRole('link', { name: /^Luiers\s*\(14\)$/ });
    expect(link.getAttribute('href')).toBe('/categorie/verzorging/luiers');
  });

  test.each([
    ['there are no sub categories', '/categorie/verzorging/luiers', buildCategory({ subCategories: [] })],
    ["the category is 'aanbieding'", '/categorie/aanbieding', buildCategory({ url: 'aanbieding' })],
  ])('[S21] no sidebar where %s', async (_, path, found) => {
    await renderRoute(path, { stubs: [stub('category', found), stub('categoryProducts', shelf)] });
    expect(screen.queryByRole('navigation', { name: 'Categorie' })).toBeNull();
  });

  test("[S21] a sub category without sub categories has no 'Categorie'; its siblings show above its list", async () => {
    const around = [
      { name: 'Luiers', url: 'luiers', productCount: 14 },
      { name: 'Billendoekjes', url: 'billendoekjes', productCount: 9 },
    ];
    const parent = { name: 'Luiers & verzorging', url: 'verzorging' };
    await renderRoute('/categorie/verzorging/luiers', {
      stubs: [
        stub('categories', [buildCategory({ ...parent, subCategories: around })]),
        stub('category', buildCategory({ name: 'Luiers', url: 'luiers', parent, subCategories: [] })),
        stub('categoryProducts', shelf),
      ],
    });
    const sisters = screen.getByRole('navigation', { name: 'Meer in Luiers & verzorging' });
    expect(screen.queryByRole('navigation', { name: 'Categorie' })).toBeNull();
    expect(document.querySelector('[data-slot=sidebar]')?.contains(sisters) ?? false).toBe(false);
    const links = within(sisters).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/categorie/verzorging',
      '/categorie/verzorging/luiers',
      '/categorie/verzorging/billendoekjes',
    ]);
    expect(links[1]?.getAttribute('aria-current')).toBe('page');
  });

  test('[S22] the query parameter page selects the page', async () => {
    const asked: number[] = [];
    await renderRoute('/categorie/verzorging?page=3', {
      stubs: [
        stub('category', buildCategory()),
        stub('categoryProducts', (_, page) => {
          asked.push(page);
          return shelf;
        }),
      ],
    });
    expect(asked).toEqual([3]);
    expect(screen.getByText('58 producten')).toBeTruthy();
    expect(screen.getByText('25–36 van 58')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Volgende/ }).getAttribute('href')).toBe(
      '/categorie/verzorging?page=4',
    );
  });

  test("[S22] one product is '1 product gevonden', none '0 producten gevonden'", async () => {
    const { unmount } = await renderRoute('/categorie/verzorging', {
      stubs: [
        stub('category', buildCategory()),
        stub('categoryProducts', { total: 1, products: products.slice(0, 1) }),
      ],
    });
    expect(screen.getByText('1 product').parentElement?.textContent).toBe('1 product gevonden');
    unmount();
    await renderRoute('/categorie/verzorging', {
      stubs: [stub('category', buildCategory()), stub('categoryProducts', { total: 0, products: [] })],
    });
    expect(screen.getByText('0 producten gevonden')).toBeTruthy();
  });

  test('[S23] a special offer is a page under aanbieding', async () => {
    const asked: string[] = [];
    await renderRoute('/categorie/aanbieding/demo-weekactie', {
      stubs: [
        stub('category', (path) => {
          asked.push(path);
          return buildCategory({ name: 'Weekactie', number: 90, subCategories: [] });
        }),
        stub('categoryProducts', shelf),
      ],
    });
    expect(asked).toEqual(['aanbieding/demo-weekactie']);
    // Its number is for the back office's own order; it is not in an aisle.
    expect(screen.getByRole('heading', { level: 1, name: 'Weekactie' })).toBeTruthy();
    expect(screen.getByText('%')).toBeTruthy();
    expect(screen.queryByText('90')).toBeNull();
  });

  test('[S24] an unknown category redirects home', async () => {
    const { place } = await renderRoute('/categorie/nergens', {
      stubs: [stub('category', null), stub('categoryProducts', shelf)],
    });
    await waitFor(() => expect(place()).toBe('/'));
  });

  test('[S24] navigating to the current address requests its data again', async () => {
    let asked = 0;
    await renderRoute('/categorie/verzorging?page=2', {
      stubs: [
        stub('category', buildCategory()),
        stub('categoryProducts', () => {
          asked += 1;
          return shelf;
        }),
      ],
    });
    fireEvent.click(screen.getByRole('link', { name: /^Pagina\s*2$/ }));
    await waitFor(() => expect(asked).toBe(2));
  });

  test.each(['category', 'products'])(
    '[X08] a category of which the %s fail other than by 404 is logged and shows the error view, with a button to try again',
    async (failing) => {
      const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
      const requestId = '3f2a9c1d-0000-4000-8000-000000000000';
      const down = new ApiError('refused', 'down', { status: 500, requestId });
      let fails = true;
      const answerOf =
        <Value,>(name: string, value: Value) =>
        () => {
          if (fails && name === failing) throw down;
          return value;
        };
      const { place } = await renderRoute('/categorie/verzorging', {
        stubs: [
          stub('category', answerOf('category', buildCategory())),
          stub('categoryProducts', answerOf('products', shelf)),
        ],
      });
      expect(logged.mock.calls).toContainEqual([down]);
      expect(screen.getByText('Dit lukt nu niet. Probeer opnieuw.')).toBeTruthy();
      expect(screen.getByRole('alert').textContent).toContain('Noem bij contact: 3f2a9c1d');
      expect(place()).toBe('/categorie/verzorging');
      fails = false;
      fireEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
      expect(await screen.findByText('58 producten')).toBeTruthy();
      logged.mockRestore();
    },
  );

  test('after a navigation the heading has the focus and the title is announced', async () => {
    await renderRoute('/categorie/verzorging', {
      others: ['/categorie/:category/:subCategory'],
      stubs: [stub('category', (path) => buildCategory({ name: path })), stub('categoryProducts', shelf)],
    });
    expect(document.activeElement).toBe(document.body);
    fireEvent.click(screen.getByRole('link', { name: /^Luiers\s*\(14\)$/ }));
    await waitFor(() => expect(document.activeElement?.textContent).toContain('verzorging/luiers'));
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toContain('verzorging/luiers – Magazijn'),
    );
  });

  test.each(['is typed in during the request', 'is typed in before and during the request'])(
    'after a slow request the focus stays in a field that %s, and the title is announced',
    async (which) => {
      const field = document.body.appendChild(document.createElement('input'));
      const { promise: slow, resolve: arrive } = Promise.withResolvers<void>();
      await renderRoute('/categorie/verzorging', {
        others: ['/categorie/:category/:subCategory'],
        stubs: [
          stub('category', async (path) => {
            if (path !== 'verzorging') await slow;
            return buildCategory({ name: path });
          }),
          stub('categoryProducts', shelf),
        ],
      });
      const link = screen.getByRole('link', { name: /^Luiers\s*\(14\)$/ });
      act(() => (which === 'is typed in before and during the request' ? field : link).focus());
      fireEvent.click(link);
      await act(async () => new Promise((resolve) => setTimeout(resolve, 0)));
      act(() => field.focus());
      if (which === 'is typed in before and during the request')
        fireEvent.input(field, { target: { value: 'lui' } });
      arrive();
      await waitFor(() =>
        expect(screen.getByRole('status').textContent).toContain('verzorging/luiers – Magazijn'),
      );
      expect(document.activeElement).toBe(field);
      field.remove();
    },
  );

  test('a call without a stub fails with its name', async () => {
    const warned = console.warn;
    const logged: unknown[] = [];
    console.warn = (error: unknown) => logged.push(error);
    await renderRoute('/categorie/verzorging', { stubs: [stub('category', buildCategory())] });
    expect(String(logged[0])).toContain('The test has no answer for api.categoryProducts');
    console.warn = warned;
  });
});
