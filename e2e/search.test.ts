// Search by keyboard and the list of suggestions.
import type { Locator, Page } from '@playwright/test';
import { axeViolations } from './browser/axeViolations.ts';
import { reflowFaults } from './browser/reflowFaults.ts';
import { expect, test } from './fixtures.ts';

const field = (page: Page) => page.getByRole('banner').getByPlaceholder('Zoek je product of merk');
/** Expects a suggestion to be the active one, which Enter opens. */
const expectActive = async (page: Page, option: Locator) => {
  const box = page.getByRole('combobox', { name: 'Zoek je product of merk' });
  await expect(option).toHaveAttribute('id', /./);
  await expect(box).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '');
};

test('[S80, V12] typing suggests products and categories; the keyboard opens a suggestion or searches', async ({
  openPage,
}) => {
  const page = await openPage('/');
  await field(page).pressSequentially('lui', { delay: 30 });
  const list = page.getByRole('listbox', { name: 'Suggesties' });
  await expect(list.getByRole('group', { name: 'Producten' })).toBeVisible();
  await expect(list.getByRole('group', { name: 'Categorieën' }).getByRole('option').first()).toBeVisible();
  expect(await axeViolations(page, 'header')).toEqual([]);
  await field(page).press('ArrowDown');
  await expectActive(page, list.getByRole('option').first());
  await field(page).press('Escape');
  await expect(list).toBeHidden();
  await expect(field(page)).toHaveValue('lui');
  await field(page).press('Enter');
  await page.waitForURL('**/zoeken/lui');
  await field(page).fill('luiers maat 4');
  const first = list.getByRole('option').first();
  await expect(first).toContainText('Pukkie luiers maat 4');
  await field(page).press('ArrowDown');
  await expectActive(page, first);
  await field(page).press('Enter');
  await page.waitForURL('**/product/verzorging/luiers/demo-luiers-maat-4');
});

test('[S80] a customer’s suggestions fit the window at 360, 960 and 1440 px', async ({ openAs }) => {
  const page = await openAs('mier', '/', { width: 360 });
  for (const width of [360, 960, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await field(page).fill('');
    await field(page).pressSequentially('lui', { delay: 30 });
    const list = page.getByRole('listbox', { name: 'Suggesties' });
    await expect(list.getByRole('group', { name: 'Producten' })).toBeVisible();
    expect(await reflowFaults(page), `${width} px`).toEqual([]);
  }
});
