import type { Page } from '@playwright/test';

/**
 * Collects the errors that the browser reports for a page: exceptions, console errors, blocked content.
 *
 * @param expected matches errors that do not count
 * @returns a function that returns the errors; call it after the page is closed
 */
export function collectConsoleErrors(page: Page, expected?: RegExp): () => string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message, stack }) => errors.push([message, stack].filter(Boolean).join('\n')));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  // The first write of a new browser may be refused while its XSRF cookie arrives; the client then sends it again. A
  // refusal that was followed by a success of the same call is not an error.
  const writes = new Map<string, 'refused' | 'accepted'>();
  page.on('response', (response) => {
    if (response.request().method() === 'GET') return;
    if (response.status() === 403) writes.set(response.url(), 'refused');
    else if (response.ok() && writes.has(response.url())) writes.set(response.url(), 'accepted');
  });
  const isRepeated = (text: string) =>
    text.includes('status of 403 (Forbidden)') &&
    [...writes].some(([url, state]) => state === 'accepted' && text.endsWith(`(${url})`));
  // The browser aborts a view transition when the window is resized during it.
  const isAbortedTransition = (text: string) => /^Transition was (aborted|skipped)/.test(text);
  return () =>
    errors.filter((text) => !expected?.test(text) && !isRepeated(text) && !isAbortedTransition(text));
}
