// @vitest-environment jsdom
import '../../../tools/testing/dom.ts';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RenderedPage } from './app/RenderedPage.ts';
import { pageDataId } from './shared/data/PageData.ts';
import { tokenKey } from './shared/session/createSessionStore.ts';
import { customerApi } from './testing/customerApi.ts';
import { renderedFor, renderedPage } from './testing/renderAddress.ts';
import { testToken } from './testing/testToken.ts';

// The page is never taken over, so that no call comes from the takeover.
vi.mock('react-dom/client', () => ({ hydrateRoot: vi.fn() }));

beforeEach(() => {
  // Files share the document, and this page does not end.
  vi.spyOn(document, 'addEventListener').mockImplementation(() => {});
  vi.mocked(hydrateRoot).mockClear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  document.documentElement.hidden = false;
});

const address = '/profiel/overzicht';
const token = testToken();
// Before the modules are reset.
const visitors = await renderedPage(address);
const own = await renderedFor(token, address, customerApi());

/**
 * Opens a document in the browser of this token, and starts the page. The back end answers its calls when `answer` is
 * called.
 */
async function open(page: Extract<RenderedPage, { kind: 'page' }>, stored: string) {
  document.body.innerHTML = `<div id="shop">${page.body}</div><script type="application/json" id="${pageDataId}"></script>`;
  document.getElementById(pageDataId)?.append(JSON.stringify(page.data));
  window.history.replaceState(null, '', address);
  localStorage.setItem(tokenKey, stored);
  const sent: string[] = [];
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (request: Request | string) => {
    const { pathname } = new URL(request instanceof Request ? request.url : request, window.location.origin);
    sent.push(pathname);
    await answered;
    return new Response(null, { status: 503 });
  });
  vi.resetModules();
  await import('./entry-client.tsx');
  return { sent, answer };
}

test('a customer with a visitor’s document sends the page’s calls before hydration, and the layout’s wait for them', async () => {
  const { sent, answer } = await open(visitors, token);
  await expect.poll(() => sent).toContain('/api/v1/account/profile');
  expect(sent).not.toContain('/api/v1/settings');
  answer();
  await expect.poll(() => sent).toContain('/api/v1/settings');
});

test('a customer with their own document sends no call before hydration, its data leaves the document, and the product page’s code waits for an idle browser', async () => {
  const whenIdle = vi.fn();
  vi.stubGlobal('requestIdleCallback', whenIdle);
  const { sent } = await open(own, token);
  await expect.poll(() => hydrateRoot).toHaveBeenCalledOnce();
  expect(sent).toEqual([]);
  expect(document.getElementById(pageDataId)).toBeNull();
  await expect.poll(() => whenIdle).toHaveBeenCalledOnce();
});

test('the document of a customer who logs out in another tab while their features load is hidden and left', async () => {
  vi.doMock('./app/createCustomerFeatures.ts', async (load) => {
    localStorage.removeItem(tokenKey);
    window.dispatchEvent(new StorageEvent('storage', { key: tokenKey, storageArea: localStorage }));
    return load();
  });
  await open(own, token);
  await expect.poll(() => document.documentElement.hidden).toBe(true);
  vi.doUnmock('./app/createCustomerFeatures.ts');
  expect(hydrateRoot).not.toHaveBeenCalled();
});

test('the document of a customer who logged out while it loaded is hidden and left', async () => {
  await open(own, testToken({ customerNumber: '2' }));
  await expect.poll(() => document.documentElement.hidden).toBe(true);
  expect(hydrateRoot).not.toHaveBeenCalled();
});
