import { axeViolations } from './browser/axeViolations.ts';
import { expect, test } from './fixtures.ts';

test('a visitor finds what sells best, without a price', async ({ openPage }) => {
  const page = await openPage('/');
  await expect(page.getByRole('heading', { name: 'Best verkocht' })).toBeVisible();
  expect(await page.title()).toContain('Magazijn');
  expect(await page.getByText('Log in voor prijzen').count()).toBeGreaterThan(0);
  expect(await axeViolations(page)).toEqual([]);
});
