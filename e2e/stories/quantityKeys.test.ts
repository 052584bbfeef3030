import { expect, test } from 'vitest';
import { openStory } from './openStory.ts';

// ARIA Authoring Practices, spin button; and the focus when a button is replaced by a stepper and back.

test('[QuantityStepper] minus, field, plus; arrows change the value by one, digits set it', async () => {
  const story = await openStory('primitives-quantitystepper--medium');
  expect(await story.press('Tab')).toBe('button "Eén minder"');
  expect(await story.press('Tab')).toBe('spinbutton "Aantal Appelsap": "2"');
  expect(await story.press('ArrowUp')).toBe('spinbutton "Aantal Appelsap": "3"');
  expect(await story.press('ArrowDown', 'ArrowDown')).toBe('spinbutton "Aantal Appelsap": "1"');
  expect(await story.press('ControlOrMeta+a', '4', '8', 'Enter')).toBe('spinbutton "Aantal Appelsap": "48"');
  expect(await story.press('Tab', 'Enter', 'Space')).toBe('button "Eén meer"');
  expect(await story.page.getByRole('spinbutton').inputValue()).toBe('50');
});

test.each([
  ['2,5', '2', 'Alleen hele aantallen'],
  ['2.5', '2', 'Alleen hele aantallen'],
  ['1e2', '2', 'Alleen hele aantallen'],
  ['-5', '2', 'Alleen hele aantallen'],
  ['1.000', '1000', null],
])('[QuantityStepper] %s typed and Enter leaves %s in the field', async (typed, left, message) => {
  const story = await openStory('primitives-quantitystepper--medium');
  await story.press('Tab', 'Tab', 'ControlOrMeta+a', ...typed, 'Enter');
  expect(await story.page.getByRole('spinbutton').inputValue()).toBe(left);
  expect(await story.page.getByRole('alert').allTextContents()).toEqual(message === null ? [] : [message]);
});

test('[QuantityStepper] the wheel over the focused field changes nothing', async () => {
  const story = await openStory('primitives-quantitystepper--medium');
  await story.press('Tab', 'Tab');
  await story.page.getByRole('spinbutton').hover();
  await story.page.mouse.wheel(0, -300);
  expect(await story.page.getByRole('spinbutton').inputValue()).toBe('2');
});

test.each(['1.05', '10.001', '2.0', '-0.5'])('[NumberField] %s can be typed, sign by sign', async (typed) => {
  const story = await openStory('primitives-numberfield--figure');
  await story.press('Tab', 'ControlOrMeta+a', ...typed);
  expect(await story.page.getByRole('spinbutton').inputValue()).toBe(typed);
});

test('[QuantityStepper] it stops at its minimum', async () => {
  const story = await openStory('primitives-quantitystepper--at-the-lowest');
  await story.press('Tab', 'Enter');
  expect(await story.page.getByRole('spinbutton').inputValue()).toBe('0');
  await story.page.getByRole('spinbutton').focus();
  expect(await story.press('ArrowDown')).toBe('spinbutton "Aantal Appelsap": "0"');
});

test.each(['Enter', 'Space'])(
  '[AddToCart] %s adds one and focuses plus; minus at 1 restores the button',
  async (key) => {
    const story = await openStory('commerce-addtocart--available');
    expect(await story.press('Tab')).toBe('\'button "Voeg toe: Appelsap"\': Voeg toe');
    await story.press(key);
    await expect.poll(() => story.focus()).toBe('button "Eén meer"');
    expect(await story.press('Shift+Tab')).toContain('"1"');
    await story.press('Shift+Tab', key);
    await expect.poll(() => story.focus()).toBe('\'button "Voeg toe: Appelsap"\': Voeg toe');
  },
);

test('[NumberField] digits and arrows change the value, and it can be emptied', async () => {
  const story = await openStory('primitives-field--number-input');
  expect(await story.press('Tab')).toBe('spinbutton "Aantal kinderen": "12.5"');
  expect(await story.press('ControlOrMeta+a', 'Delete')).toBe('spinbutton "Aantal kinderen"');
  expect(await story.press('7')).toBe('spinbutton "Aantal kinderen": "7"');
  expect(await story.press('ArrowUp')).toBe('spinbutton "Aantal kinderen": "8"');
});

test('[CartLine] Tab visits name, quantity and delete button', async () => {
  const story = await openStory('commerce-cartline--plain');
  expect(await story.press('Tab')).toBe('link "Appelsap"');
  expect(await story.press('Tab', 'Tab')).toBe('spinbutton "Aantal Appelsap": "2"');
  expect(await story.press('Tab', 'Tab')).toBe('button "Verwijder Appelsap"');
  expect(await story.press('Tab')).toBe('nothing');
});

test('[ReorderPicker] Tab visits checkbox and quantity; Space deselects a line and removes its quantity', async () => {
  const story = await openStory('commerce-reorderpicker--too-many');
  expect(await story.press('Tab')).toBe('checkbox "Alles kiezen" [checked]');
  expect(await story.press('Tab')).toBe('checkbox "Appelsap" [checked]');
  expect(await story.press('Tab', 'Tab')).toBe('spinbutton "Aantal Appelsap" [invalid]: "48"');
  expect(await story.press('ControlOrMeta+a', '1', '2')).toBe('spinbutton "Aantal Appelsap": "12"');
  expect(await story.press('Shift+Tab', 'Shift+Tab', 'Space')).toBe('checkbox "Appelsap"');
  expect(await story.press('Tab')).toBe('button "Leg in je winkelmand"');
});

test('[ScanField] Enter adds one code after another, and keeps the focus', async () => {
  const story = await openStory('commerce-scanfield--at-work');
  expect(await story.press('Tab', '4', '2', 'Enter')).toBe('textbox "Scan of typ een code"');
  expect(await story.press('4', '3', 'Enter')).toBe('textbox "Scan of typ een code"');
  expect(await story.page.getByRole('log').getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringContaining('Product 43'),
    expect.stringContaining('Product 42'),
  ]);
});
