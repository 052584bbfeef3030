import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { invoiceTexts } from './invoiceTexts.ts';
import { openInvoice } from './openInvoice.ts';

const posted: { target: string; action: string; fields: [string, unknown][] }[] = [];
const openTab = vi.fn();

function fakeTab() {
  return { document: document.implementation.createHTMLDocument(), close: vi.fn() };
}

const source = (invoiceToken: () => Promise<string | null>) => ({
  loadApi: async () => ({ invoiceToken }),
  session: { token: () => 'session-token' },
});

beforeEach(() => {
  posted.length = 0;
  openTab.mockReset();
  vi.spyOn(window, 'open').mockImplementation(openTab);
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    posted.push({
      target: this.target,
      action: new URL(this.action).pathname,
      fields: [...new FormData(this)],
    });
  });
});
afterEach(() => vi.restoreAllMocks());

test('[C07] the form has the token in a field, posts into the tab of the click, and is removed', async () => {
  const tab = fakeTab();
  openTab.mockReturnValue(tab);
  const opened = openInvoice(
    source(async () => 'one-invoice'),
    42,
    'pdf',
  );
  // Opened before the first await: later browsers block it.
  expect(openTab).toHaveBeenCalledExactlyOnceWith('', 'factuur-42-pdf');
  expect(tab.document.body.textContent).toBe(invoiceTexts.opening);
  expect(await opened).toBe(true);
  expect(posted).toEqual([
    {
      target: 'factuur-42-pdf',
      action: '/api/v1/order/invoice/42',
      fields: [['Authorization', 'Bearer one-invoice']],
    },
  ]);
  expect(document.querySelector('form')).toBeNull();
});

test('a back end without tokens for invoices gets the session’s token', async () => {
  openTab.mockReturnValue(fakeTab());
  await openInvoice(
    source(async () => null),
    42,
    'pdf',
  );
  expect(posted[0]?.fields).toEqual([['Authorization', 'Bearer session-token']]);
});

test('UBL is requested by a field, and its tab stays empty', async () => {
  const tab = fakeTab();
  openTab.mockReturnValue(tab);
  await openInvoice(
    source(async () => 'one-invoice'),
    42,
    'ubl',
  );
  expect(posted[0]?.fields).toContainEqual(['format', 'ubl']);
  expect(tab.document.body.textContent).toBe('');
});

test('without a tab no request is sent and no form posted', async () => {
  openTab.mockReturnValue(null);
  const invoiceToken = vi.fn(async () => 'one-invoice');
  expect(await openInvoice(source(invoiceToken), 42, 'pdf')).toBe(false);
  expect(invoiceToken).not.toHaveBeenCalled();
  expect(posted).toEqual([]);
});

test('without an invoice the tab is closed', async () => {
  const tab = fakeTab();
  openTab.mockReturnValue(tab);
  const refused = openInvoice(
    source(() => Promise.reject(new Error('no'))),
    42,
    'pdf',
  );
  await expect(refused).rejects.toThrow('no');
  expect(tab.close).toHaveBeenCalledOnce();
  expect(posted).toEqual([]);
});

test('a tab that already shows an invoice can be reused', async () => {
  openTab.mockReturnValue({
    get document(): never {
      throw new DOMException('Blocked a frame', 'SecurityError');
    },
    close: () => {},
  });
  expect(
    await openInvoice(
      source(async () => 'one-invoice'),
      42,
      'pdf',
    ),
  ).toBe(true);
});
