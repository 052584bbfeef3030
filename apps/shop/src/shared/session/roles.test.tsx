import { buildCart, buildCompany, buildDeliveryPlan, buildProductDetail } from '@magazijn/api-client/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { buildOrder } from '../../features/orders/testing/buildOrder.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';
import { answerCart } from '../cart/testing/answerCart.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const refusal = /Met jouw rol bestel je niet zelf/;

describe('a requester', () => {
  const role = 'requester';

  test('fills the cart, and the order button has the reason why it does not order', async () => {
    const { stores } = await renderRoute('/winkelwagen', {
      viewer: 'customer',
      role,
      stubs: [stub('orders', []), stub('categories', []), stub('popularProducts', [])],
      api: { recalculateCart: async (intent) => answerCart(intent, buildCart()) },
    });
    act(() => stores.cart.addAll({ 1: 2 }));
    await screen.findByRole('list', { name: 'Producten in je winkelmand' });
    const [button] = screen.getAllByRole('button', { name: 'Nu bestellen' });
    expect(button?.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getAllByText(refusal).length).toBeGreaterThan(0);
    expect(screen.queryByRole('link', { name: 'Nu bestellen' })).toBeNull();
  });

  test('hands in the cart where the back end has approvals', async () => {
    const { stores } = await renderRoute('/winkelwagen', {
      viewer: 'customer',
      role,
      stubs: [
        stub('capabilities', ['approvals']),
        stub('orders', []),
        stub('categories', []),
        stub('popularProducts', []),
      ],
      api: { recalculateCart: async (intent) => answerCart(intent, buildCart()) },
    });
    act(() => stores.cart.addAll({ 1: 2 }));
    const [link] = await screen.findAllByRole('link', { name: 'Aanvragen' });
    expect(link?.getAttribute('href')).toBe('/bestellen/betalen');
    expect(screen.queryByText(refusal)).toBeNull();
  });

  test.each(['/bestellen/betalen', '/herhaalorders'])('is led from %s to the cart', async (path) => {
    const { place } = await renderRoute(path, {
      viewer: 'customer',
      role,
      others: ['/winkelwagen'],
      stubs: [
        stub('categories', []),
        stub('orders', []),
        stub('favourites', []),
        stub('popularProducts', []),
      ],
    });
    expect(place()).toBe('/winkelwagen');
  });

  test('sees an order without its invoice', async () => {
    await renderRoute('/order/42', {
      viewer: 'customer',
      role,
      stubs: [
        stub(
          'order',
          buildOrder({
            orderedBy: 'Egel',
            approvedBy: 'Astrid',
            changeableUntil: 4_000_000_000_000,
            version: 1,
          }),
        ),
        stub('capabilities', ['order-changes']),
        stub('categories', []),
      ],
    });
    expect(screen.getByText('Besteld door Egel')).toBeDefined();
    expect(screen.getByText('Goedgekeurd door Astrid')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Opnieuw bestellen' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /Factuur|UBL/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /^Wijzigen/ })).toBeNull();
  });

  test('sees what is delivered when, and changes nothing', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-23T09:00:00Z'), toFake: ['Date'] });
    await renderRoute('/bezorgplanner', {
      viewer: 'customer',
      role,
      stubs: [
        stub('capabilities', ['order-changes']),
        stub('deliveryPlan', buildDeliveryPlan()),
        stub('profile', buildCompany()),
        stub('categories', []),
      ],
    });
    expect(screen.getByRole('link', { name: 'Bestelling KKN000000042' })).toBeDefined();
    expect(screen.queryByRole('link', { name: /Wijzigen/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /Annuleren/ })).toBeNull();
  });
});

describe('a bookkeeper', () => {
  const role = 'bookkeeper';

  test.each([
    '/winkelwagen',
    '/profiel/favorieten',
    '/lijsten',
    '/bestellen/betalen',
    '/profiel/bestelhistorie',
    '/order/42',
    '/bezorgplanner',
    '/login',
  ])('is led from %s to the invoices', async (path) => {
    const { place } = await renderRoute(path, {
      viewer: 'customer',
      role,
      places: { '/profiel/facturen': () => null },
      stubs: [stub('capabilities', ['order-changes', 'invoice-list'])],
    });
    expect(place()).toBe('/profiel/facturen');
  });

  test('sees a product without price, order button and heart', async () => {
    const product = buildProductDetail({ name: 'Luiers maat 4', price: null });
    await renderRoute('/product/verzorging/luiers/demo-luiers-maat-4', {
      viewer: 'customer',
      role,
      stubs: [stub('product', product), stub('categories', []), stub('popularProducts', [])],
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Luiers maat 4' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /Voeg toe|favoriet|Log in/i })).toBeNull();
    expect(screen.queryByText(/Prijs/)).toBeNull();
  });
});
