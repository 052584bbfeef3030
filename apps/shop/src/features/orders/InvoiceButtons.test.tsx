import type { ApiClient } from '@magazijn/api-client';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createShopStores } from '../../app/createShopStores.ts';
import { memoryStorage } from '../../shared/storage/browserStorage.ts';
import { StoresProvider } from '../../shared/stores/StoresProvider.tsx';
import { InvoiceButton, InvoiceButtons } from './InvoiceButtons.tsx';
import { invoiceTexts } from './invoiceTexts.ts';

const close = vi.fn();
const submitted = vi.fn();

function renderInvoice(
  invoiceToken: ApiClient['invoiceToken'],
  shown = <InvoiceButtons orderId={42} hasCreditNote={false} />,
) {
  const api = { invoiceToken } as ApiClient;
  const stores = createShopStores({
    storage: memoryStorage(),
    loadApiFor: () => async () => api,
    announce: () => {},
  });
  render(<StoresProvider stores={stores}>{shown}</StoresProvider>);
}

beforeEach(() => {
  close.mockReset();
  submitted.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(window, 'open').mockReturnValue({ document, close } as unknown as Window);
  vi.spyOn(document.body, 'textContent', 'set').mockImplementation(() => {});
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(submitted);
});
afterEach(() => vi.restoreAllMocks());

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('[E03] both buttons open the invoice, each in its own form', async () => {
  renderInvoice(async () => 'token');
  press(invoiceTexts.invoice);
  await waitFor(() => expect(submitted).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(screen.queryByText('Bezig')).toBeNull());
  press(invoiceTexts.ubl);
  await waitFor(() => expect(submitted).toHaveBeenCalledTimes(2));
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('each button says that it opens a new tab', () => {
  renderInvoice(
    async () => 'token',
    <>
      <InvoiceButtons orderId={42} hasCreditNote={false} />
      <InvoiceButton orderId={43} number="KKN000000043" />
    </>,
  );
  const descriptions = screen.getAllByRole('button').map((button) => button.ariaDescription);
  expect(descriptions).toEqual(Array.from({ length: 3 }, () => 'Opent in een nieuw tabblad'));
});

test('a second press while the invoice loads sends no request', async () => {
  const asked = vi.fn(() => new Promise<string>(() => {}));
  renderInvoice(asked);
  const button = screen.getByRole('button', { name: invoiceTexts.invoice });
  fireEvent.click(button);
  fireEvent.click(button);
  await act(async () => {});
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a blocked tab and a refusal show beside the button until the next try', async () => {
  const answers = [() => Promise.reject(new Error('no')), () => Promise.resolve('token')];
  renderInvoice(() => (answers.shift() ?? (() => Promise.resolve('token')))());
  vi.mocked(window.open).mockReturnValueOnce(null);
  press(invoiceTexts.invoice);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(invoiceTexts.blocked));
  press(invoiceTexts.invoice);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(invoiceTexts.failed));
  expect(close).toHaveBeenCalledOnce();
  press(invoiceTexts.invoice);
  await waitFor(() => expect(submitted).toHaveBeenCalledOnce());
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('without a connection a message shows', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderInvoice(() => Promise.reject(new Error('offline')));
  press(invoiceTexts.invoice);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(invoiceTexts.offline));
});

test('in a list the button’s name contains its order', async () => {
  renderInvoice(async () => 'token', <InvoiceButton orderId={42} number="KKN000000042" />);
  press('Factuur van bestelling KKN000000042');
  await waitFor(() => expect(submitted).toHaveBeenCalledOnce());
});

test('an order with a cancelled invoice has its credit note too', async () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  renderInvoice(async () => 'token', <InvoiceButtons orderId={42} hasCreditNote />);
  press('Creditfactuur');
  await waitFor(() => expect(submit).toHaveBeenCalledOnce());
  const [form] = submit.mock.contexts as HTMLFormElement[];
  expect(Object.fromEntries(new FormData(form))).toEqual({
    Authorization: 'Bearer token',
    document: 'credit-note',
  });
});

test('an order without a credit note has no button for one', () => {
  renderInvoice(async () => 'token');
  expect(screen.queryByRole('button', { name: 'Creditfactuur' })).toBeNull();
});
