import { expect, test } from 'vitest';
import { openStory } from './openStory.ts';

// ARIA Authoring Practices, date picker dialog.

test('[DatePicker] the calendar takes the focus, keys move by day, week, month and year, and Enter selects a day', async () => {
  const { page, press, focus } = await openStory('primitives-datepicker--filled');
  expect(await press('Tab')).toBe('textbox "Bezorgdatum"');
  expect(await press('Tab')).toBe('button "Kies in de kalender"');
  await press('Enter');
  await page.getByRole('grid', { name: 'maart 2026' }).waitFor();
  const walk = async (key: string, day: string) => {
    await press(key);
    await page.waitForFunction((name) => document.activeElement?.ariaLabel === name, day);
  };
  await page.waitForFunction(() => document.activeElement?.ariaLabel === 'donderdag 19 maart 2026');
  await walk('ArrowRight', 'vrijdag 20 maart 2026');
  await walk('ArrowDown', 'vrijdag 27 maart 2026');
  await walk('Home', 'maandag 23 maart 2026');
  await walk('End', 'zondag 29 maart 2026');
  await walk('ArrowLeft', 'zaterdag 28 maart 2026');
  await walk('ArrowUp', 'zaterdag 21 maart 2026');
  await walk('PageDown', 'dinsdag 21 april 2026');
  await walk('PageUp', 'zaterdag 21 maart 2026');
  await walk('Shift+PageDown', 'zondag 21 maart 2027');
  await walk('Shift+PageUp', 'zaterdag 21 maart 2026');
  await press('Enter');
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await page.getByRole('textbox').inputValue()).toBe('21-03-2026');
  expect(await focus()).toBe('button "Kies in de kalender"');
});

test('[DatePicker] Escape closes the calendar and focuses its button', async () => {
  const { page, press } = await openStory('primitives-datepicker--empty');
  await press('Tab', 'Tab', 'Space');
  await page.getByRole('grid').waitFor();
  expect(await press('Escape')).toBe('button "Kies in de kalender"');
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('[DatePicker] with right-to-left text the arrow keys are mirrored', async () => {
  const { page, press } = await openStory('primitives-datepicker--right-to-left');
  await page.getByRole('grid').waitFor();
  await page.waitForFunction(() => document.activeElement?.ariaLabel === 'donderdag 19 maart 2026');
  await press('ArrowLeft');
  await page.waitForFunction(() => document.activeElement?.ariaLabel === 'vrijdag 20 maart 2026');
});
