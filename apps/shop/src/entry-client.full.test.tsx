// @vitest-environment jsdom
import '../../../tools/testing/dom.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { pageDataId } from './shared/data/PageData.ts';
import { tokenKey } from './shared/session/createSessionStore.ts';
import { renderedPage } from './testing/renderAddress.ts';
import { testToken } from './testing/testToken.ts';

// The page is never taken over, so that no call comes from the takeover.
vi.mock('react-dom/client', () => ({ hydrateRoot: () => {} }));

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a customer’s page sends its calls before hydration, and the layout’s wait for them', async () => {
  // Files share the document, and this page does not end.
  vi.spyOn(document, 'addEventListener').mockImplementation(() => {});
  const page = await renderedPage('/profiel/overzicht');
  document.body.innerHTML = `<div id="shop">${page.body}</div><script type="application/json" id="${pageDataId}"></script>`;
  document.getElementById(pageDataId)?.append(JSON.stringify(page.data));
  window.history.replaceState(null, '', '/profiel/overzicht');
  localStorage.setItem(tokenKey, testToken());
  const sent: string[] = [];
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (request: Request | string) => {
    const { pathname } = new URL(request instanceof Request ? request.url : request, window.location.origin);
    sent.push(pathname);
    await answered;
    return new Response(null, { status: 503 });
  });
  await import('./entry-client.tsx');
  await expect.poll(() => sent).toContain('/api/v1/account/profile');
  expect(sent).not.toContain('/api/v1/settings');
  answer();
  await expect.poll(() => sent).toContain('/api/v1/settings');
});
