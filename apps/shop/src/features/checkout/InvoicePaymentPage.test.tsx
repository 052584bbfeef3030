import { type ApiClient, ApiError, type InvoicePayment } from '@magazijn/api-client';
import { cents } from '@magazijn/domain/money';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as sessions from '../../shared/order/paymentSession.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';

const dropIn = vi.hoisted(() => ({ openDropIn: vi.fn(), submitRedirectResult: vi.fn() }));
// Resets modules that another file loaded before: workers share their modules, and a loaded module is not mocked.
vi.hoisted(() => vi.resetModules());
vi.mock('./dropIn.ts', () => dropIn);
afterAll(() => vi.resetModules());

const payment = (changes: Partial<InvoicePayment> = {}): InvoicePayment => ({
  state: 'open',
  numbers: ['F000000042', 'F000000043'],
  amount: cents(123_450),
  refunded: cents(0),
  checkout: { sessionId: 'CS1', sessionData: 'data', clientKey: 'emu_client', environment: 'test' },
  ...changes,
});
const settled = (changes: Partial<InvoicePayment>) => payment({ checkout: null, ...changes });

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(sessions, 'readProviderPlace').mockReturnValue({
    environment: 'test',
    emulatorOrigin: 'http://localhost:4001',
  });
  dropIn.openDropIn.mockReset().mockResolvedValue(() => {});
  dropIn.submitRedirectResult.mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
  window.history.replaceState(null, '', '/');
  vi.restoreAllMocks();
});

async function open(
  answer: InvoicePayment | null | Error,
  result: InvoicePayment = settled({ state: 'paid' }),
  query = '?sessionId=CS1',
) {
  const path = `/profiel/facturen/betalen${query}`;
  window.history.replaceState(null, '', path);
  const reportInvoicePayment = vi.fn<ApiClient['reportInvoicePayment']>(async () => result);
  const invoicePayment = vi.fn<ApiClient['invoicePayment']>(async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  await renderRoute(path, {
    viewer: 'customer',
    stubs: [stub('capabilities', ['invoice-list'])],
    api: { invoicePayment, reportInvoicePayment },
  });
  return { invoicePayment, reportInvoicePayment };
}

test('opens the form with the server’s session; its result is verified by the server', async () => {
  const { reportInvoicePayment } = await open(payment());
  await waitFor(() => expect(dropIn.openDropIn).toHaveBeenCalledOnce());
  screen.getByText(/^2 facturen: je betaalt €\s1\.234,50 veilig/);
  const [, options] = dropIn.openDropIn.mock.calls[0] ?? [];
  expect(options.payment).toMatchObject({ sessionId: 'CS1', sessionData: 'data', clientKey: 'emu_client' });
  await act(async () => options.onEnd({ resultCode: 'Authorised', sessionResult: 'R' }));
  expect(reportInvoicePayment).toHaveBeenCalledExactlyOnceWith('CS1', 'R');
  expect(await screen.findByRole('heading', { name: 'Betaald' })).toBeDefined();
  expect(screen.getByText(/^2 facturen: €\s1\.234,50 is betaald\.$/)).toBeDefined();
});

test('a return from the bank passes its result once, and removes it from the address', async () => {
  await open(payment(), settled({ state: 'pending' }), '?sessionId=CS1&redirectResult=BANK');
  await waitFor(() => expect(dropIn.submitRedirectResult).toHaveBeenCalledOnce());
  expect(dropIn.openDropIn).not.toHaveBeenCalled();
  const [options] = dropIn.submitRedirectResult.mock.calls[0] ?? [];
  expect(options.payment.redirectResult).toBe('BANK');
  expect(window.location.search).toBe('?sessionId=CS1');
  await act(async () => options.onEnd({ resultCode: 'Pending', sessionResult: 'R' }));
  expect(await screen.findByRole('heading', { name: 'Betaling in behandeling.' })).toBeDefined();
});

test.each([
  ['paid', 'Betaald'],
  ['pending', 'Betaling in behandeling.'],
  ['refused', 'Betaling mislukt!'],
  ['expired', 'Betaling mislukt!'],
] as const)('a payment that is %s already shows %s without the form', async (state, title) => {
  await open(settled({ state }));
  expect(await screen.findByRole('heading', { name: title })).toBeDefined();
  expect(dropIn.openDropIn).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'Naar je facturen' }).getAttribute('href')).toBe(
    '/profiel/facturen',
  );
});

test('a refund is shown', async () => {
  await open(settled({ state: 'paid', refunded: cents(23_400) }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/We betalen €\s234,00 terug/);
});

test('a payment that is paid back as a whole does not say that nothing was charged', async () => {
  await open(settled({ state: 'refused', refunded: cents(123_450) }));
  expect(await screen.findByRole('heading', { name: 'Je krijgt je geld terug' })).toBeDefined();
  expect((await screen.findByRole('alert')).textContent).toMatch(/We betalen €\s1\.234,50 terug/);
  expect(screen.queryByText(/niets afgeschreven/)).toBeNull();
});

test('a return from the bank to a session that another payment ended is queried again', async () => {
  const { invoicePayment } = await open(
    settled({ state: 'expired' }),
    undefined,
    '?sessionId=CS1&redirectResult=BANK',
  );
  expect(await screen.findByRole('heading', { name: 'Even kijken naar je betaling' })).toBeDefined();
  expect(dropIn.submitRedirectResult).not.toHaveBeenCalled();
  invoicePayment.mockResolvedValue(settled({ state: 'refused', refunded: cents(123_450) }));
  fireEvent.click(screen.getByRole('button', { name: 'Kijk opnieuw' }));
  expect(await screen.findByRole('heading', { name: 'Je krijgt je geld terug' })).toBeDefined();
});

test('after a form without a result the payment is queried, and can be queried again', async () => {
  const { invoicePayment, reportInvoicePayment } = await open(payment());
  await waitFor(() => expect(dropIn.openDropIn).toHaveBeenCalledOnce());
  const [, options] = dropIn.openDropIn.mock.calls[0] ?? [];
  await act(async () => options.onEnd({ resultCode: '', sessionResult: '' }));
  expect(await screen.findByRole('heading', { name: 'Even kijken naar je betaling' })).toBeDefined();
  expect([invoicePayment.mock.calls.length, reportInvoicePayment.mock.calls.length]).toEqual([2, 0]);
  invoicePayment.mockResolvedValue(settled({ state: 'paid' }));
  fireEvent.click(screen.getByRole('button', { name: 'Kijk opnieuw' }));
  expect(await screen.findByRole('heading', { name: 'Betaald' })).toBeDefined();
});

test('a session that cannot be opened is ended, so that the next one is new', async () => {
  dropIn.openDropIn.mockRejectedValue(new Error('expired'));
  const { reportInvoicePayment } = await open(payment(), settled({ state: 'expired' }));
  expect(await screen.findByRole('heading', { name: 'Betaling mislukt!' })).toBeDefined();
  expect(reportInvoicePayment).toHaveBeenCalledExactlyOnceWith('CS1', null);
});

test.each([
  ['of another company', null],
  ['with a malformed id', new ApiError('refused', 'Wrong or missing: session.', { status: 400 })],
  [
    'of another environment',
    payment({ checkout: { sessionId: 'CS1', sessionData: '', clientKey: 'emu', environment: 'live' } }),
  ],
])('a session %s opens nothing', async (_which, answer) => {
  await open(answer);
  expect(await screen.findByText(/Deze betaling hoort niet bij jouw account/)).toBeDefined();
  expect(dropIn.openDropIn).not.toHaveBeenCalled();
});

test('without a connection the payment can be queried again', async () => {
  const { invoicePayment } = await open(new ApiError('unreachable', 'No answer'));
  invoicePayment.mockResolvedValue(settled({ state: 'paid' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Probeer opnieuw' }));
  expect(await screen.findByRole('heading', { name: 'Betaald' })).toBeDefined();
});
