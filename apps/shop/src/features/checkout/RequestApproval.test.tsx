import { ApiError, type ApprovalCheck } from '@magazijn/api-client';
import { buildApprovalCheck, buildApprovalRequest } from '@magazijn/api-client/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readChosenDay } from '../../shared/order/orderRecord.ts';
import { stubModalDialogs } from '../../testing/stubModalDialogs.ts';
import { renderPayment } from './testing/renderPayment.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());
stubModalDialogs();

const open = async (check: ApprovalCheck, requestApproval = vi.fn(async () => ({ requestId: 7 }))) => {
  const approvalCheck = vi.fn(async () => check);
  const page = await renderPayment(
    {
      capabilities: async () => ['approvals'],
      approvalCheck,
      requestApproval,
      approvalRequest: async () => buildApprovalRequest({ mayDecide: false, mayWithdraw: true }),
      approvalRequests: async () => ({ requests: [], total: 0 }),
      switchableCompanies: async () => [],
      categories: async () => [],
    },
    'requester',
  );
  return { ...page, approvalCheck, requestApproval };
};

const request = async () => {
  const [button] = await screen.findAllByRole('button', { name: 'Vraag goedkeuring' });
  if (!button) throw new Error('no button');
  return button;
};
const ask = async () => {
  fireEvent.click(await request());
  return within(await screen.findByRole('dialog', { name: 'Goedkeuring vragen' }));
};

test('a requester over the budget asks for approval instead of ordering', async () => {
  const { approvalCheck, requestApproval, placeOrder, stores, place } = await open(buildApprovalCheck());
  const reason = await screen.findByText(/boven je maandbudget/);
  expect(reason.textContent).toMatch(
    /^Deze bestelling is €\s40,00 boven je maandbudget van €\s500,00\. Astrid beslist over deze bestelling\.$/,
  );
  expect(approvalCheck.mock.calls).toEqual([[42]]);
  expect(screen.queryByRole('button', { name: 'Bestelling plaatsen' })).toBeNull();

  const dialog = await ask();
  fireEvent.change(dialog.getByLabelText(/Opmerking/), { target: { value: ' Voor het feest ' } });
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Verstuur aanvraag' })));
  await screen.findByRole('heading', { level: 1, name: 'Je aanvraag is verstuurd' });
  expect(screen.getByText(/^Astrid krijgt een mail en beslist\./)).toBeDefined();
  expect(requestApproval.mock.calls).toEqual([[42, 'Voor het feest']]);
  expect(placeOrder).not.toHaveBeenCalled();
  expect(place()).toBe('/profiel/goedkeuren/7?verstuurd');
  expect(stores.cart.getState().quantities).toEqual({});
  expect(readChosenDay('100001')).toBeNull();
});

test('without a connection the cart stays, and the request can be sent again', async () => {
  const requestApproval = vi
    .fn(async () => ({ requestId: 7 }))
    .mockRejectedValueOnce(new ApiError('unreachable', 'No answer'));
  const { stores } = await open(buildApprovalCheck(), requestApproval);
  const dialog = await ask();
  fireEvent.click(dialog.getByRole('button', { name: 'Verstuur aanvraag' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('je vraagt nooit dubbel aan');
  expect(stores.cart.getState().quantities).toEqual({ 1: 2 });
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Verstuur aanvraag' })));
  await screen.findByRole('heading', { level: 1, name: 'Je aanvraag is verstuurd' });
});

test('an order that cannot be requested shows the reason', async () => {
  const refusal = 'Een bestelling met iDEAL of kaart kan niet worden aangevraagd.';
  await open(buildApprovalCheck({ refusal, approvers: [] }));
  expect(await screen.findByText(new RegExp(refusal))).toBeDefined();
  expect((await request()).getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(await request());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an order within the limits is placed as usual', async () => {
  const { placeOrder } = await open(buildApprovalCheck({ needed: false, reasons: [] }));
  const [button] = await screen.findAllByRole('button', { name: 'Bestelling plaatsen' });
  fireEvent.click(button as HTMLElement);
  await waitFor(() => expect(placeOrder).toHaveBeenCalledOnce());
});
