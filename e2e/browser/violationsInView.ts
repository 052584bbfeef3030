import type { Page } from '@playwright/test';
import { axeViolations } from './axeViolations.ts';

/**
 * What axe finds by all its rules, one line per place. Axe takes a target below the bar of a phone for a covered one, so
 * that such a target is checked again in the middle of the window.
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
