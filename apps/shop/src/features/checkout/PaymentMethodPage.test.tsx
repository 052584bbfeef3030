import { ApiError } from '@magazijn/api-client';
import { buildPaymentState } from '@magazijn/api-client/testing';
import type { PaymentSession } from '@magazijn/domain/orders';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as leaving from '../../shared/order/leaveTo.ts';
import { keepOrderRecord, loadOrderRecord } from '../../shared/order/orderRecord.ts';
import * as sessions from '../../shared/order/paymentSession.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

const dropIn = vi.hoisted(() => ({ openDropIn: vi.fn(), submitRedirectResult: vi.fn() }));
// Resets modules that another file loaded before: workers share their modules, and a loaded module is not mocked.
vi.hoisted(() => vi.resetModules());
vi.mock('./dropIn.ts', () => dropIn);
afterAll(() => vi.resetModules());

const payment = {
  sessionId: 'CS1',
  sessionData: 'data',
  clientKey: 'emu_client',
  environment: 'test',
  redirectResult: '',
  submitted: false,
  owner: null,
};
const lost = new ApiError('unreachable', 'No answer');
type Answer = Parameters<typeof buildPaymentState>[0] | null | Error;

let leaveTo = vi.spyOn(leaving, 'leaveTo');
beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(sessions, 'readProviderPlace').mockReturnValue({
    environment: 'test',
    emulatorOrigin: 'http://localhost:4001',
  });
  leaveTo = vi.spyOn(leaving, 'leaveTo').mockImplementation(() => {});
  dropIn.openDropIn.mockReset().mockResolvedValue(() => {});
  dropIn.submitRedirectResult.mockReset().mockResolvedValue(undefined);
});
afterEach(() => void vi.restoreAllMocks());

function open(answer: Answer, changes: Partial<PaymentSession> | null = {}) {
  if (changes !== null) keepOrderRecord({ payment: { ...payment, ...changes } });
  const reportPayment = vi.fn(async () => buildPaymentState({ state: 'expired' }));
  const paymentState = vi.fn(async () => {
    if (answer instanceof Error) throw answer;
    return answer === null ? null : buildPaymentState(answer);
  });
  const path = '/bestellen/betalen/betaalmethode';
  const page = renderRoute(path, {
    viewer: 'customer',
    api: { paymentState, reportPayment },
  });
  return page.then((rendered) => ({ ...rendered, paymentState, reportPayment }));
}

test('[S61] the order and its amount show beside the form', async () => {
  await open({ orderNumber: 'KKN000000042' });
  const summary = await screen.findByRole('region', { name: 'Jouw bestelling' });
  expect(summary.textContent).toContain('KKN000000042');
  expect(summary.textContent).toContain('dinsdag 24 november');
  expect(summary.textContent).toContain('Te betalen');
  screen.getByText(/^Je betaalt € 983,45 veilig bij onze betaalpartner/);
  const back = screen.getByRole('link', { name: 'Terug naar je bestelling' });
  expect(back.getAttribute('href')).toBe('/bestellen/betalen');
});

test('[S61] without a payment status, the session of the customer’s own order opens the form', async () => {
  await open(null, { owner: '100001' });
  await waitFor(() => expect(dropIn.openDropIn).toHaveBeenCalledOnce());
  expect(screen.queryByRole('region', { name: 'Jouw bestelling' })).toBeNull();
});

test.each([
  ['of another customer', { owner: '100002' }],
  ['for another environment', { owner: '100001', environment: 'live' }],
  ['from a URL', { owner: null }],
])('[S61] a session %s does not', async (_whose, changes) => {
  await open(null, changes);
  await screen.findByText(/Deze betaling hoort niet bij jouw account/);
  expect(dropIn.openDropIn).not.toHaveBeenCalled();
});

test('[S61] opens the provider’s form with the servers’ data only', async () => {
  await open({});
  await waitFor(() => expect(dropIn.openDropIn).toHaveBeenCalledOnce());
  expect(dropIn.openDropIn.mock.calls[0]?.[1]).toMatchObject({
    payment,
    emulatorOrigin: 'http://localhost:4001',
  });
  expect(leaveTo).not.toHaveBeenCalled();
});

test.each([
  ['without a session', {}, null],
  ['with a session that is not this customer’s', null, {}],
  ['with another client key', {}, { clientKey: 'emu_other' }],
  ['with another environment', {}, { environment: 'live' }],
] as const)('[S61] %s a message shows, and the provider is not loaded', async (_what, answer, changes) => {
  await open(answer, changes);
  expect(await screen.findByText(/de link klopt niet. Er is niets afgeschreven/)).toBeTruthy();
  expect(dropIn.openDropIn).not.toHaveBeenCalled();
});

test.each([
  ['placed', 'gelukt'],
  ['pending', 'gelukt'],
  ['expired', 'mislukt'],
] as const)('[T63] an order with the status %s leads to %s without opening the form', async (state, end) => {
  await open({ state }, { redirectResult: 'R' });
  await waitFor(() => expect(leaveTo.mock.calls).toEqual([[`/bestellen/betalen/${end}`]]));
  expect(dropIn.submitRedirectResult).not.toHaveBeenCalled();
});

test('[T63] a refused order leads to mislukt after the provider gave the reason', async () => {
  await open({ state: 'refused' }, { redirectResult: 'R' });
  await waitFor(() => expect(dropIn.submitRedirectResult).toHaveBeenCalledOnce());
  const { onEnd } = dropIn.submitRedirectResult.mock.calls[0]?.[0] ?? {};
  await act(async () => onEnd({ resultCode: 'Cancelled', sessionResult: '' }));
  await waitFor(() => expect(leaveTo.mock.calls).toEqual([['/bestellen/betalen/mislukt']]));
  expect(loadOrderRecord(null).payment).toMatchObject({ cancelled: true });
});

test('[T63] a redirect result is submitted back to the provider, once: a reload does not repeat it', async () => {
  await open({}, { redirectResult: 'R' });
  await waitFor(() => expect(dropIn.submitRedirectResult).toHaveBeenCalledOnce());
  expect(dropIn.submitRedirectResult.mock.calls[0]?.[0]).toMatchObject({ payment: { redirectResult: 'R' } });
  expect(loadOrderRecord(null).payment).toMatchObject({ redirectResult: '', submitted: true });
});

test('[T63] the end of the payment leaves the page once, and the text about opening the form is gone', async () => {
  const { reportPayment } = await open({});
  await waitFor(() => expect(dropIn.openDropIn).toHaveBeenCalledOnce());
  reportPayment.mockResolvedValue(buildPaymentState({ state: 'placed' }));
  const { onEnd } = dropIn.openDropIn.mock.calls[0]?.[1] ?? {};
  await act(async () => {
    onEnd({ resultCode: 'Authorised', sessionResult: 'R' });
    onEnd({ resultCode: 'Error', sessionResult: 'R' });
  });
  expect(leaveTo.mock.calls).toEqual([['/bestellen/betalen/gelukt']]);
  expect(reportPayment.mock.calls).toEqual([['CS1', 'R']]);
  // Visible, and in the live region.
  expect(screen.getAllByText('We kijken hoe je betaling is afgelopen. Een ogenblik.')).toHaveLength(2);
  expect(screen.queryByText(/^We openen/)).toBeNull();
});

test('[T63] a session that does not open is cancelled, and leads to mislukt', async () => {
  dropIn.openDropIn.mockRejectedValue(new Error('expired'));
  const { reportPayment } = await open({});
  await waitFor(() => expect(leaveTo.mock.calls).toEqual([['/bestellen/betalen/mislukt']]));
  expect(reportPayment.mock.calls).toEqual([['CS1', null]]);
});

test('a session that cannot be cancelled at the server is logged, and leads to mislukt too', async () => {
  let fail = () => {};
  const unopened = new Promise((_resolve, reject) => (fail = () => reject(new Error('expired'))));
  dropIn.openDropIn.mockReturnValue(unopened);
  const { reportPayment } = await open({});
  await waitFor(() => expect(dropIn.openDropIn).toHaveBeenCalledOnce());
  reportPayment.mockRejectedValue(lost);
  fail();
  await waitFor(() => expect(leaveTo).toHaveBeenCalledOnce());
  expect(console.warn).toHaveBeenCalledWith('The session could not be cancelled at the server', lost);
});

test('[T63] a session with a submitted payment is not cancelled: the next try uses it', async () => {
  dropIn.openDropIn.mockRejectedValue(new Error('lost'));
  const { reportPayment } = await open({}, { submitted: true });
  await waitFor(() => expect(leaveTo).toHaveBeenCalledOnce());
  expect(reportPayment).not.toHaveBeenCalled();
});

test('a server that does not respond is queried again on a press, and the console has the reason', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { paymentState } = await open(lost);
  expect(warn).toHaveBeenCalledWith('The payment could not be queried', expect.any(Error));
  fireEvent.click(await screen.findByRole('button', { name: 'Probeer opnieuw' }));
  await waitFor(() => expect(paymentState).toHaveBeenCalledTimes(2));
  expect(screen.getByText(/je betaalt nooit dubbel/)).toBeTruthy();
});
