import type { Product } from '@magazijn/api-client';
import { buildCategory, buildProduct } from '@magazijn/api-client/testing';
import { cents } from '@magazijn/domain/money';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';
import { useQuery } from '../data/useQuery.ts';
import { ShelfProduct } from './ShelfProduct.tsx';

function ShelfPage() {
  const { data: products = [] } = useQuery('popularProducts');
  return products.map((product) => <ShelfProduct key={product.id} product={product} />);
}
const places = { '/schap': ShelfPage };
const show = (changes: Partial<Product>) =>
  renderRoute('/schap', {
    places,
    viewer: 'customer',
    stubs: [
      stub('popularProducts', [buildProduct(changes)]),
      stub('categories', [buildCategory({ url: 'voeding', number: 2 })]),
    ],
  });

test('[E06] [C08] a card shows only the first picture, at 300 × 300', async () => {
  const { container } = await show({ pictures: ['voorkant', 'achterkant'] });
  const shown = [...container.querySelectorAll('article img')].map((image) => image.getAttribute('src'));
  expect(shown).toEqual(['/img/voorkant/300/300']);
});

test('[E06] a card with a percentage deal has the original price beside the paid price', async () => {
  const { container } = await show({
    price: cents(1085),
    offerPrice: cents(976),
    originalPrice: cents(1250),
  });
  const label = container.querySelector('article [data-slot=price-label]');
  expect(label?.querySelector('[data-slot=price-old] s')?.textContent).toBe('12,50');
  expect(label?.textContent).toContain('9,76 euro');
});

test('a card has the price per measure and the VAT rate, if the back end returns them', async () => {
  const textOf = async (changes: Partial<Product>) => {
    const { container, unmount } = await show({ articleNumber: '101 404', price: cents(2695), ...changes });
    const text = container.querySelector('article')?.textContent ?? '';
    unmount();
    return text;
  };
  const text = await textOf({ unitContents: { amount: 176, measure: 'luier' }, vatPercentage: 21 });
  expect(text).toContain('€\u00a00,15 per luier');
  expect(text).toContain('Art. 101 404 · Btw\u00a021\u00a0%');
  const silent = await textOf({});
  expect(silent).not.toContain('per luier');
  expect(silent).not.toContain('Btw');
});

test("[S12] a card has the deal only with an offer icon, 'Nieuw' only when flagged", async () => {
  const tagsOf = async (changes: Partial<Product>) => {
    const { container, unmount } = await show(changes);
    const text = container.querySelector('article')?.textContent ?? '';
    unmount();
    return ['2+1 gratis', 'Nieuw'].filter((tag) => text.includes(tag));
  };
  expect(await tagsOf({ offerIcon: null, offerLabel: '2+1 gratis' })).toEqual([]);
  expect(await tagsOf({ offerIcon: 'drie-halen', offerLabel: '2+1 gratis' })).toEqual(['2+1 gratis']);
  expect(await tagsOf({ isNew: true })).toEqual(['Nieuw']);
});

test('a card has its product’s aisle, by which a brand sets colour and shape', async () => {
  const aisleOf = async (path: string) => {
    const { container, unmount } = await show({ path });
    const aisle = container.querySelector('article')?.dataset.category;
    unmount();
    return aisle;
  };
  expect(await aisleOf('voeding/fruit/appelsap')).toBe('2');
  expect(await aisleOf('zolder/appelsap')).toBeUndefined();
});

describe('the last order of a product', () => {
  const open = (capabilities: readonly string[], viewer: 'anonymous' | 'customer' = 'customer') =>
    renderRoute('/schap', {
      places,
      viewer,
      stubs: [
        stub('popularProducts', [buildProduct({ id: 7 }), buildProduct({ id: 8 })]),
        stub('categories', []),
        stub('capabilities', capabilities),
        stub('lastPurchase', (id) =>
          id === 7 ? { quantity: 3, unit: 'doos', orderedOn: '2024-11-12' } : null,
        ),
      ],
    });
  const notes = () =>
    screen.queryAllByText(/^Laatst: /).map(({ parentElement }) => parentElement?.textContent);

  test('a customer sees when and how many', async () => {
    await open(['purchase-history']);
    await waitFor(() => expect(notes()).toEqual(['Laatst besteld: 3 dozen\u00a0op 12 nov 2024']));
  });

  test.each([
    ['a visitor', ['purchase-history'], 'anonymous'],
    ['a customer of a back end without the capability', [], 'customer'],
  ] as const)('not for %s', async (_whom, capabilities, viewer) => {
    await open(capabilities, viewer);
    expect(notes()).toEqual([]);
  });
});
