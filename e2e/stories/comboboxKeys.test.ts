import { expect, test } from 'vitest';
import { openStory } from './openStory.ts';

// ARIA Authoring Practices, editable combobox with list autocomplete.

test('[Combobox] arrows open the list and move through it and the text field, Enter selects, Escape restores the value', async () => {
  const { page, press } = await openStory('primitives-combobox--one');
  const field = page.getByRole('combobox', { name: 'Locatie' });
  const active = async () => {
    const id = await field.getAttribute('aria-activedescendant');
    return id === null ? null : page.locator(`[id="${id}"]`).getAttribute('aria-selected');
  };
  await press('Tab', 'ArrowDown');
  expect(await field.getAttribute('aria-expanded')).toBe('true');
  expect(await active()).toBe('false');
  await press('End', 'ArrowDown');
  expect(await active()).toBe(null);
  await press('ArrowUp', 'Enter');
  expect([await field.inputValue(), await field.getAttribute('aria-expanded')]).toEqual([
    'Groep Zon',
    'false',
  ]);
  await press('x', 'Escape');
  expect(await field.inputValue()).toBe('Groep Zonx');
  await press('Escape');
  expect(await field.inputValue()).toBe('Groep Zon');
  await press('Alt+ArrowDown');
  expect(await field.getAttribute('aria-expanded')).toBe('true');
  await press('Alt+ArrowUp');
  expect(await field.getAttribute('aria-expanded')).toBe('false');
});

test('[Combobox] tags are removed by keyboard, and Backspace removes the last', async () => {
  const { page, press } = await openStory('primitives-combobox--several');
  expect(await press('Tab')).toBe('button "Verwijder De Vlinder"');
  expect(await press('Enter')).toBe('button "Verwijder Groep Zon"');
  expect(await press('Tab')).toContain('combobox "Locatie"');
  await press('Backspace');
  expect(await page.getByRole('list', { name: 'Gekozen' }).count()).toBe(0);
  await press('b', 'i', 'ArrowDown', 'Enter');
  expect(await page.getByRole('button', { name: 'Verwijder De Bij' }).count()).toBe(1);
});
