import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * The violations that axe finds on the page, one line per element: 'color-contrast: .price'.
 *
 * @param within a selector. @default the whole page
 * @param rules the ids of the rules to run. @default all rules
 */
export async function axeViolations(
  page: Page,
  within?: string,
  rules?: readonly string[],
): Promise<string[]> {
  // A page without frames can reuse the axe that an earlier call injected; legacy mode skips merging frames.
  const hasNoFrames = page.frames().length === 1;
  const isInjected = hasNoFrames && (await page.evaluate(() => 'axe' in window));
  const builder = new AxeBuilder(isInjected ? { page, axeSource: 'void 0' } : { page })
    .setLegacyMode(hasNoFrames)
    .options({
      // axe disables WCAG 2.2's target size by default.
      rules: { 'target-size': { enabled: true } },
      // Reporting elements that pass takes longer than the rules do.
      resultTypes: ['violations'],
    });
  if (rules) builder.withRules([...rules]);
  const { violations } = await (within ? builder.include(within) : builder).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
