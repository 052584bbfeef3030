import { expect, test } from 'vitest';
import { axeViolations } from './browser/axeViolations.ts';
import { openPage } from './browser/openPage.ts';

test('a visitor finds what sells best, without a price', async () => {
  const page = await openPage('/');
  await page.getByRole('heading', { name: 'Best verkocht' }).waitFor();
  expect(await page.title()).toContain('Magazijn');
  expect(await page.getByText('Log in voor prijzen').count()).toBeGreaterThan(0);
  expect(await axeViolations(page)).toEqual([]);
});
