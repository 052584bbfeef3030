import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds on the page as it stands, one line per place: 'color-contrast: .price'. Empty when nothing.
 *
 * @param within a selector: looks at that part only.
 * @param rules the only ones that are asked.
 */
export async function axeViolations(
  page: Page,
  within?: string,
  rules?: readonly string[],
): Promise<string[]> {
  // Alone in its page axe needs no second one to put together what it finds in frames, and stays for the next time.
  const isAlone = page.frames().length === 1;
  const isThere = isAlone && (await page.evaluate(() => 'axe' in window));
  const builder = new AxeBuilder(isThere ? { page, axeSource: 'void 0' } : { page })
    .setLegacyMode(isAlone)
    .options({
      // WCAG 2.2's rule on the size of targets is off unless asked for.
      rules: { 'target-size': { enabled: true } },
      // A selector for every element that passed takes longer than the rules do.
      resultTypes: ['violations'],
    });
  if (rules) builder.withRules([...rules]);
  const { violations } = await (within ? builder.include(within) : builder).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
