import type { Page } from '@playwright/test';

/**
 * Listens to the errors that a browser tells of on a page: exceptions, console errors, refused policies.
 *
 * @param expected what is expected to fail.
 * @returns what tells them, as soon as the page is gone.
 */
export function collectConsoleErrors(page: Page, expected?: RegExp): () => string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  // The first write of a new browser may be sent while its XSRF cookie comes; the client sends it once more. Only a
  // refusal after which the same call was taken is no fault.
  const taken = new Map<string, 'refused' | 'taken'>();
  page.on('response', (response) => {
    if (response.request().method() === 'GET') return;
    if (response.status() === 403) taken.set(response.url(), 'refused');
    else if (response.ok() && taken.has(response.url())) taken.set(response.url(), 'taken');
  });
  const isRepeated = (text: string) =>
    text.includes('status of 403 (Forbidden)') &&
    [...taken].some(([url, state]) => state === 'taken' && text.endsWith(`(${url})`));
  // A page that fades into the next one does not when the window changes its size meanwhile: the next one is there at once.
  const isCutShort = (text: string) => /^Transition was (aborted|skipped)/.test(text);
  return () => errors.filter((text) => !expected?.test(text) && !isRepeated(text) && !isCutShort(text));
}
