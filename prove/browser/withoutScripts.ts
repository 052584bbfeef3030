import type { Page } from '@playwright/test';

/** A document as a browser without scripts reads it: scripts are removed and the content of `noscript` is part of the page. */
const withoutScripts = (html: string): string =>
  html.replaceAll(/<script\b[^>]*>.*?<\/script>|<\/?noscript>/gs, '');

/** The same of its styles. */
const asWithoutScripts = (css: string): string => css.replaceAll(/\(scripting: ?none\)/g, 'all');

/**
 * Gives a page every document and style of the shop as a browser sees them that runs no scripts. Where scripts are off
 * for real, axe does not run either.
 */
export async function stopScripts(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const type = route.request().resourceType();
    if (type !== 'document' && type !== 'stylesheet') return route.continue();
    const response = await route.fetch();
    const text = asWithoutScripts(await response.text());
    // Which names the styles of the document by what they were.
    const { 'content-security-policy': _policy, ...headers } = response.headers();
    await route.fulfill({ response, headers, body: type === 'document' ? withoutScripts(text) : text });
  });
}
