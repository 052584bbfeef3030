import { expect, test } from 'vitest';
import { openStory, updateArgs } from './openStory.ts';

// What buyers fill in: native controls, so that the platform's keys hold; Enter goes on where forms expect it to send.

test('[QuickOrderGrid] Enter goes on from field to field, and Tab over the lines', async () => {
  const { page, press } = await openStory('shop-quickordergrid--empty');
  expect(await press('Tab')).toBe('textbox "Artikelnummer, regel 1"');
  await press('1', '0', '1');
  expect(await press('Enter')).toBe('textbox "Aantal, regel 1"');
  await press('2');
  expect(await press('Enter')).toBe('textbox "Artikelnummer, regel 2"');
  expect(await press('Shift+Tab')).toBe('button "Verwijder regel 1"');
  await press('Enter');
  expect(await page.getByRole('textbox', { name: 'Artikelnummer, regel 1' }).inputValue()).toBe('');
});

test('[QuickOrderGrid] a list on the clipboard takes as many lines', async () => {
  const { page, press } = await openStory('shop-quickordergrid--empty');
  await press('Tab');
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '101\t2\n102\t3\n103\t4\n104\t5');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  expect(await page.getByRole('textbox', { name: 'Aantal, regel 4' }).inputValue()).toBe('5');
});

test('[ShoppingListPicker] Space ticks, and Enter makes a list', async () => {
  const { page, press } = await openStory('shop-shoppinglistpicker--chosen');
  expect(await press('Tab')).toContain('[checked]');
  expect(await press('Space')).not.toContain('[checked]');
  await press('Tab', 'Tab', 'Tab', 'N');
  // What was asked for leaves the field when it has come.
  await press('Enter');
  await updateArgs(page, 'shop-shoppinglistpicker--chosen', { lists: [{ id: 'n', name: 'N' }] });
  await page.getByRole('checkbox', { name: 'N', exact: true }).waitFor();
  expect(await page.getByRole('textbox').inputValue()).toBe('');
});

test('[AddressPicker] arrows walk and choose, past an address that is closed', async () => {
  const { press } = await openStory('shop-addresspicker--chosen');
  expect(await press('Tab')).toContain('De Vlinder');
  expect(await press('ArrowDown')).toMatch(/De Bij.*\[checked\]/);
  expect(await press('ArrowDown')).toMatch(/De Vlinder.*\[checked\]/);
  expect(await press('Tab')).toBe('button "Nieuw adres"');
});

test('[InvoiceTable] Tab walks ticks, numbers and documents', async () => {
  const { press } = await openStory('shop-invoicetable--to-pay-together');
  await press('Tab');
  expect(await press('Tab')).toContain('checkbox "Selecteer factuur 2026-00042" [checked]');
  expect(await press('Tab')).toBe('link "2026-00042"');
  expect(await press('Tab')).toBe('link "Download factuur 2026-00042 als PDF"');
});

test('[FileDrop] the browser’s choice of files opens with a key, and files are taken away by keys', async () => {
  const { page, press, focus } = await openStory('parts-filedrop--filled');
  // Asked for ahead of the keys: the browser is told to leave the choice to the test before Enter comes.
  const chooser = page.waitForEvent('filechooser');
  await press('Tab', 'Enter');
  await (await chooser).setFiles([{ name: 'mei.csv', mimeType: 'text/csv', buffer: Buffer.from('1;2') }]);
  expect(await page.getByRole('listitem').count()).toBe(3);
  const sent = () =>
    page.evaluate(() =>
      [...(document.querySelector<HTMLInputElement>('[type=file]')?.files ?? [])].map(({ name }) => name),
    );
  expect(await sent()).toEqual(['maart.csv', 'april.xlsx', 'mei.csv']);
  await press('Tab');
  expect(await focus()).toBe('button "Verwijder maart.csv"');
  expect(await press('Enter')).toBe('button "Verwijder april.xlsx"');
  expect(await sent()).toEqual(['april.xlsx', 'mei.csv']);
});
