import type { ApiClient, CartIntent } from '@magazijn/api-client';
import type { Role } from '@magazijn/domain/people';
import { act, fireEvent, screen } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { vi } from 'vitest';
import { answerCart } from '../../../shared/cart/testing/answerCart.ts';
import { paths } from '../../../shared/links/paths.ts';
import { buildDraft } from '../../../shared/order/testing/buildDraft.ts';
import { renderRoute } from '../../../testing/renderRoute.tsx';
import { stub } from '../../../testing/stub.ts';

function Cart() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(paths.payment.href())}>
      Nu bestellen
    </button>
  );
}
const places = { [paths.cart.pattern]: Cart };

/** The payment screen of a cart with two boxes of product 1; calls that are not given succeed. */
export async function renderPayment(api: Partial<ApiClient> = {}, role?: Role) {
  const createOrder = vi.fn(api.createOrder ?? (async () => buildDraft()));
  const placeOrder = vi.fn(api.placeOrder ?? (async () => null));
  const page = await renderRoute('/winkelwagen', {
    viewer: 'customer',
    ...(role && { role }),
    places,
    others: [
      paths.payment.pattern,
      paths.paymentSucceeded.pattern,
      paths.paymentFailed.pattern,
      paths.approval.pattern,
    ],
    stubs: [stub('groceryPartnerEnabled', false)],
    api: {
      recalculateCart: async (intent: CartIntent) => answerCart(intent),
      chooseDeliveryDate: async () => {},
      ...api,
      createOrder,
      placeOrder,
    },
  });
  await act(async () => {
    page.stores.cart.addAll({ 1: 2 });
    await page.stores.cart.flush().catch(() => {});
  });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Nu bestellen' })));
  return { ...page, createOrder, placeOrder };
}
