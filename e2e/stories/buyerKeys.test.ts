import { expect, test } from 'vitest';
import { openStory, updateArgs } from './openStory.ts';

// Keyboard of order forms: native controls, and Enter that moves to the next field where forms usually submit.

test('[QuickOrderGrid] Enter moves to the next field, and Tab through the lines', async () => {
  const { page, press } = await openStory('commerce-quickordergrid--empty');
  expect(await press('Tab')).toBe('textbox "Artikelnummer, regel 1"');
  await press('1', '0', '1');
  expect(await press('Enter')).toBe('textbox "Aantal, regel 1"');
  await press('2');
  expect(await press('Enter')).toBe('textbox "Artikelnummer, regel 2"');
  expect(await press('Shift+Tab')).toBe('button "Verwijder regel 1"');
  await press('Enter');
  expect(await page.getByRole('textbox', { name: 'Artikelnummer, regel 1' }).inputValue()).toBe('');
});

test('[QuickOrderGrid] a pasted list fills as many lines as it has', async () => {
  const { page, press } = await openStory('commerce-quickordergrid--empty');
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

test('[ShoppingListPicker] Space toggles a list, and Enter creates one', async () => {
  const { page, press } = await openStory('commerce-shoppinglistpicker--chosen');
  expect(await press('Tab')).toContain('[checked]');
  expect(await press('Space')).not.toContain('[checked]');
  await press('Tab', 'Tab', 'Tab', 'N');
  // The field is emptied when the new list arrives.
  await press('Enter');
  await updateArgs(page, 'commerce-shoppinglistpicker--chosen', { lists: [{ id: 'n', name: 'N' }] });
  await page.getByRole('checkbox', { name: 'N', exact: true }).waitFor();
  expect(await page.getByRole('textbox').inputValue()).toBe('');
});

test('[AddressPicker] arrows select an address, and skip a disabled one', async () => {
  const { press } = await openStory('commerce-addresspicker--chosen');
  expect(await press('Tab')).toContain('De Vlinder');
  expect(await press('ArrowDown')).toMatch(/De Bij.*\[checked\]/);
  expect(await press('ArrowDown')).toMatch(/De Vlinder.*\[checked\]/);
  expect(await press('Tab')).toBe('button "Nieuw adres"');
});

test('[InvoiceTable] Tab visits checkboxes, numbers and documents', async () => {
  const { press } = await openStory('commerce-invoicetable--to-pay-together');
  await press('Tab');
  expect(await press('Tab')).toContain('checkbox "Selecteer factuur 2026-00042" [checked]');
  expect(await press('Tab')).toBe('link "2026-00042"');
  expect(await press('Tab')).toBe('link "Download factuur 2026-00042 als PDF"');
});

test('[FileDrop] the file chooser opens, and files are removed, by keyboard', async () => {
  const { page, press, focus } = await openStory('primitives-filedrop--filled');
  // Set up before the key, so that the browser passes the chooser to the test.
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
