import type { Page } from '@playwright/test';
import { axeViolations } from './axeViolations.ts';

/**
 * All axe violations, one line each. A target that axe takes for covered by a phone's bottom bar is checked again after
 * scrolling it to the middle.
 */
export async function violationsInView(page: Page): Promise<string[]> {
  const kept: string[] = [];
  for (const line of await axeViolations(page)) {
    const [rule = '', selector = ''] = line.split(': ', 2);
    if (rule === 'target-size') {
      await page
        .locator(selector)
        .first()
        .evaluate((element) => element.scrollIntoView({ block: 'center' }));
      if ((await axeViolations(page, undefined, [rule])).every((again) => again !== line)) continue;
    }
    kept.push(line);
  }
  return kept;
}
