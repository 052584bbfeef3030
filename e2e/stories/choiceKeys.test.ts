import { expect, onTestFinished, test } from 'vitest';
import { openStory } from './openStory.ts';

// ARIA Authoring Practices, tabs (manual activation), radio group, checkbox, select and button (toggle).

const steps = [
  'tab "1 Algemene gegevens',
  'tab "2 Bezorg- en factuuradres',
  'tab "3 Levering en openingstijden',
] as const;

test('[StepTabs] one tab stop; arrows, Home and End move, Enter and Space select', async () => {
  const story = await openStory('primitives-steptabs--second-with-states');
  const selected = () => story.page.getByRole('tab', { selected: true }).textContent();
  const second = await selected();
  expect(await story.press('Tab')).toContain(steps[1]);
  expect(await story.press('ArrowRight')).not.toContain('[selected]');
  expect(await selected()).toBe(second);
  expect(await story.press('Home')).toContain(steps[0]);
  expect(await story.press('Enter')).toMatch(/Algemene gegevens.*\[selected\]$/);
  expect(await story.press('End', 'Space')).toMatch(/\[selected\]$/);
  expect(await selected()).not.toBe(second);
  expect(await story.press('Tab')).toMatch(/^tabpanel ".*Openingstijden/);
  expect(await story.press('Tab')).toBe('nothing');
  expect(await story.press('Shift+Tab', 'Shift+Tab')).toMatch(/Openingstijden.*\[selected\]$/);
});

test('[Tabs] one tab stop; arrows, Home and End skip disabled tabs, and select', async () => {
  const story = await openStory('primitives-tabs--one-disabled');
  expect(await story.press('Tab')).toBe('tab "Omschrijving" [selected]');
  expect(await story.press('ArrowRight')).toBe('tab "Bezorging" [selected]');
  expect(await story.press('Home')).toBe('tab "Omschrijving" [selected]');
  expect(await story.press('Tab')).toBe('tabpanel "Omschrijving": De inhoud van Omschrijving.');
});

test('[StepTabs] arrows skip a disabled step', async () => {
  const story = await openStory('primitives-steptabs--first');
  const first = await story.press('Tab');
  expect(first).toContain(steps[0]);
  expect(await story.press('ArrowRight')).toBe(first);
  expect(await story.press('End')).toBe(first);
});

test('[CheckoutTabs] arrows move between the steps, Enter selects', async () => {
  const story = await openStory('commerce-checkouttabs--cart');
  expect(await story.press('Tab')).toBe('tab "1 Winkelmand" [selected]');
  const payment = await story.press('ArrowRight');
  expect(payment).toMatch(/^tab "2 [^"]+"$/);
  await story.press('ArrowLeft', 'End', 'Enter');
  await expect.poll(() => story.focus()).toBe(`${payment} [selected]`);
});

test.each([
  ['[DeliveryDates]', 'commerce-deliverydates--chosen'],
  ['[RadioGroup]', 'primitives-field--radios'],
])('%s one tab stop at the checked radio; arrows check the next, and wrap around', async (_part, id) => {
  const story = await openStory(id);
  const chosen = await story.press('Tab');
  expect(chosen).toMatch(/^radio ".*" \[checked\]$/);
  const next = await story.press('ArrowDown');
  expect(next).toMatch(/^radio ".*" \[checked\]$/);
  expect(next).not.toBe(chosen);
  expect(await story.press('ArrowUp')).toBe(chosen);
  expect(await story.press('ArrowRight')).toBe(next);
  expect(await story.page.getByRole('radio', { checked: true }).count()).toBe(1);
  expect(await story.press('Tab')).toBe('nothing');
  expect(await story.press('Shift+Tab')).toBe(next);
});

test('[DeliveryDates] without a checked date Tab focuses the first, and Space checks it', async () => {
  const story = await openStory('commerce-deliverydates--none-yet');
  const first = await story.press('Tab');
  expect(first).not.toContain('[checked]');
  expect(await story.press('Space')).toBe(`${first} [checked]`);
});

test('[Checkbox] Space toggles, and Tab skips a disabled checkbox', async () => {
  const story = await openStory('primitives-field--checks');
  await story.press('Tab');
  expect(await story.press('Tab')).toBe('checkbox "Zaterdag gesloten"');
  expect(await story.press('Space')).toBe('checkbox "Zaterdag gesloten" [checked]');
  expect(await story.press('Tab', 'Tab')).toBe('nothing');
});

test('[SelectField] arrows change the value', async () => {
  const story = await openStory('primitives-field--select');
  expect(await story.press('Tab')).toBe('combobox "Land"');
  const value = () => story.page.getByRole('combobox').inputValue();
  const before = await value();
  await story.press('ArrowDown');
  expect(await value()).not.toBe(before);
  await story.press('ArrowUp');
  expect(await value()).toBe(before);
});

test('[OpeningHours] Space closes a day, and Tab skips its times', async () => {
  const story = await openStory('commerce-openinghours--filled');
  expect(await story.press('Tab')).toContain('Maandag');
  expect(await story.press('Tab')).toMatch(/combobox "Maandag: Van"/);
  const time = story.page.getByRole('combobox', { name: 'Maandag: Van' });
  const before = await time.inputValue();
  await story.press('ArrowDown');
  expect(await time.inputValue()).not.toBe(before);
  await story.press('Shift+Tab', 'Space');
  expect(await story.press('Tab')).not.toContain('combobox "Maandag');
});

test('[OpeningHours] [WCAG 1.4.4] at 320 px and 200 % text a time fits beside its arrow', async () => {
  const { page } = await openStory('commerce-openinghours--filled');
  const size = page.viewportSize();
  onTestFinished(async () => {
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    if (size) await page.setViewportSize(size);
  });
  await page.setViewportSize({ width: 320, height: 800 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const room = await page.getByRole('combobox', { name: 'Maandag: Van' }).evaluate((select) => {
    const { paddingInlineStart, paddingInlineEnd, fontSize } = getComputedStyle(select);
    const width =
      select.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
    return width / Number.parseFloat(fontSize);
  });
  // Room for '08:30' in em.
  expect(room).toBeGreaterThan(2.5);
});

test.each(['Enter', 'Space'])(
  '[FavouriteButton] %s toggles it, and its name is the next action',
  async (key) => {
    const story = await openStory('commerce-favouritebutton--icon');
    expect(await story.press('Tab')).toMatch(/^button "Voeg toe aan favorieten: .+"$/);
    const pressed = await story.press(key);
    expect(pressed).toMatch(/^button "Verwijder uit favorieten: .+"$/);
    expect(await story.press(key)).toMatch(/^button "Voeg toe aan favorieten: .+"$/);
  },
);

test.each(['Enter', 'Space'])(
  '[PasswordField] %s on the eye shows and hides the password, and keeps the focus',
  async (key) => {
    const story = await openStory('primitives-field--password');
    expect(await story.press('Tab', 'Tab')).toBe('button "Toon wachtwoord"');
    const field = story.page.getByLabel('Wachtwoord', { exact: true });
    await story.press(key);
    expect(await field.getAttribute('type')).toBe('text');
    expect(await story.focus()).toContain('wachtwoord"');
    await story.press(key);
    expect(await field.getAttribute('type')).toBe('password');
  },
);
