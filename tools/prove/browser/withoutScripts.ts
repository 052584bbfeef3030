import type { Page } from '@playwright/test';

/** The HTML as a browser without scripts parses it: without scripts, and with the content of `noscript`. */
const withoutScripts = (html: string): string =>
  html.replaceAll(/<script\b[^>]*>.*?<\/script>|<\/?noscript>/gs, '');

/** The CSS with the rules for `(scripting: none)` enabled. */
const asWithoutScripts = (css: string): string => css.replaceAll(/\(scripting: ?none\)/g, 'all');

/** Serves a page as a browser without scripts sees it, but with scripting on, which axe needs. */
export async function stopScripts(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const type = route.request().resourceType();
    if (type !== 'document' && type !== 'stylesheet') return route.continue();
    const response = await route.fetch();
    const text = asWithoutScripts(await response.text());
    // The policy has hashes of the original styles.
    const { 'content-security-policy': _policy, ...headers } = response.headers();
    await route.fulfill({ response, headers, body: type === 'document' ? withoutScripts(text) : text });
  });
}
