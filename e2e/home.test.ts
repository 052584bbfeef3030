import { axeViolations } from './browser/axeViolations.ts';
import { expect, test } from './fixtures.ts';

test('a visitor finds what sells best, without a price', async ({ openPage }) => {
  const page = await openPage('/');
  await expect(page.getByRole('heading', { name: 'Best verkocht' })).toBeVisible();
  await expect(page).toHaveTitle(/Magazijn/);
  await expect(page.getByText('Log in voor prijzen').first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});
