import { expect, test } from 'vitest';
import { openStory } from './openStory.ts';

// ARIA Authoring Practices, disclosure and modal dialog. In a browser, since jsdom lacks the keyboard behaviour of
// `<details>`, `<dialog>` and Tab.

const account = 'button "Jouw account De Vlinder"';

test('[AccountMenu] Enter and Space open and close, Escape closes and restores the focus', async () => {
  const story = await openStory('commerce-accountmenu--logged-in');
  expect(await story.press('Tab')).toBe(account);
  expect(await story.press('Enter')).toBe(`${account} [expanded]`);
  expect(await story.press('Space')).toBe(account);
  expect(await story.press('Enter', 'Tab')).toBe('link "Jouw overzicht"');
  expect(await story.press('Tab', 'Tab', 'Tab')).toBe('button "Switch terug"');
  expect(await story.press('Escape')).toBe(account);
});

test('[CategoryNavigation] Tab visits the categories, then "Meer", and its list only while it is open', async () => {
  const story = await openStory('commerce-categorynavigation--twelve');
  expect(await story.press('Tab', 'Tab')).toBe('link "1 Luiers & verzorging"');
  const more = story.page.getByRole('button', { name: /Meer$/ });
  for (let cell = 1; !(await more.evaluate((button) => button === document.activeElement)); cell += 1) {
    expect(cell, 'Tab does not reach Meer').toBeLessThan(13);
    await story.press('Tab');
  }
  const closed = await story.focus();
  expect(await story.press('Enter')).toBe(`${closed} [expanded]`);
  expect(await story.press('Tab')).toMatch(/^link "8 /);
  expect(await story.press('Escape')).toBe(closed);
  expect(await story.press('Space')).toBe(`${closed} [expanded]`);
  expect(await story.press('Space')).toBe(closed);
});

test('[Popover] Enter opens it and keeps the focus, Tab moves through its content, Escape closes it', async () => {
  const story = await openStory('primitives-popover--list-of-links');
  const button = 'button "Levering"';
  // `openStory` focuses an element outside, which closed the popover.
  expect(await story.press('Tab')).toBe(button);
  expect(await story.press('Enter')).toBe(`${button} [expanded]`);
  expect(await story.press('Enter')).toBe(button);
  expect(await story.press('Space')).toBe(`${button} [expanded]`);
  expect(await story.press('Tab', 'Tab', 'Tab')).toBe('link "Uitloggen"');
  expect(await story.press('Shift+Tab', 'Shift+Tab', 'Shift+Tab')).toBe(`${button} [expanded]`);
  expect(await story.press('Tab', 'Escape')).toBe(button);
});

test('[Collapsible] Enter and Space on its button toggle the content', async () => {
  const story = await openStory('primitives-collapsible--closed');
  const content = story.page.getByText('Voor 17.00 uur besteld');
  expect(await story.press('Tab')).toBe('button "Over de bezorging"');
  expect(await story.press('Enter')).toBe('button "Over de bezorging" [expanded]');
  expect(await content.isVisible()).toBe(true);
  expect(await story.press('Space')).toBe('button "Over de bezorging"');
  expect(await content.count()).toBe(0);
});

test('[Dialog] Enter opens it, Tab stays in it, Escape closes it and restores the focus', async () => {
  const story = await openStory('primitives-dialog--closed');
  const trigger = 'button "Verwijder de lijst"';
  expect(await story.press('Tab')).toBe(trigger);
  expect(await story.press('Enter')).toBe('button "Sluit"');
  expect(await story.press('Tab')).toBe('button "Verwijder"');
  expect(await story.press('Shift+Tab')).toBe('button "Sluit"');
  expect(await story.press('Escape')).toBe(trigger);
  expect(await story.page.getByRole('dialog').count()).toBe(0);
  await story.press('Enter', 'Tab', 'Enter');
  await expect.poll(() => story.focus()).toBe(trigger);
  // A click on the scrim.
  await story.press('Enter');
  await story.page.mouse.click(5, 5);
  await expect.poll(() => story.page.getByRole('dialog').count()).toBe(0);
});

const toggle = /^button "Toon (meer|minder)"( \[expanded\])?$/;

test('[CollapsibleText] the button is named for its next action, and keeps the focus', async () => {
  const story = await openStory('primitives-collapsibletext--collapsed');
  expect(await story.press('Tab')).toBe('link "Bekijk alle maten"');
  const before = await story.press('Tab');
  expect(before).toMatch(toggle);
  const after = await story.press('Enter');
  expect(after).toMatch(toggle);
  expect(after).not.toBe(before);
  expect(await story.press('Space')).toBe(before);
});

test('[FacetFilters] Space toggles a filter and collapses a group, whose filters Tab then skips', async () => {
  const story = await openStory('commerce-facetfilters--nothing-chosen');
  await story.press('Tab');
  expect(await story.press('Tab')).toBe('checkbox "Pukkie (24)"');
  expect(await story.press('Space')).toBe('checkbox "Pukkie (24)" [checked]');
  await story.press('Shift+Tab', 'Space');
  expect(await story.page.getByRole('checkbox', { name: 'Pukkie (24)' }).count()).toBe(0);
  expect(await story.press('Tab', 'Tab')).toBe('checkbox "In de aanbieding (7)"');
});

test('[MobileBar] Enter opens the menu, which Tab reaches after the bar; Escape closes it and restores the focus', async () => {
  const story = await openStory('commerce-mobilebar--logged-in', 360);
  expect(await story.press('Tab')).toBe('button "Menu"');
  expect(await story.press('Enter')).toMatch(/^button ".+" \[expanded\]$/);
  const link = story.page.getByRole('link', { name: 'Privacy' });
  for (
    let presses = 0;
    presses < 40 && !(await link.evaluate((it) => it === document.activeElement));
    presses += 1
  )
    await story.press('Tab');
  expect(await story.focus()).toBe('link "Privacy"');
  expect(await story.press('Escape')).toBe('button "Menu"');
  expect(await link.count()).toBe(0);
});

test('[ProductGallery] arrows, Home and End select a thumbnail; the large picture opens a modal dialog', async () => {
  const story = await openStory('commerce-productgallery--four');
  const thumbnail = (number: number, name: string) => `option "Toon foto ${number}: ${name}" [selected]`;
  await story.press('Tab', 'Tab');
  expect(await story.press('ArrowRight')).toBe(thumbnail(2, 'Pukkie luiers maat 4, zijkant'));
  expect(await story.press('End')).toBe(thumbnail(4, 'De doos met vier pakken'));
  expect(await story.press('Home')).toBe(thumbnail(1, 'Pukkie luiers maat 4, voorkant'));
  expect(await story.press('Tab')).toBe('nothing');
  expect(await story.press('Shift+Tab')).toBe(thumbnail(1, 'Pukkie luiers maat 4, voorkant'));
  const large = 'button "Vergroot foto: Pukkie luiers maat 4, voorkant"';
  expect(await story.press('Shift+Tab')).toBe(large);
  await story.press('Enter');
  const dialog = story.page.getByRole('dialog');
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await story.press('Escape');
  await expect.poll(() => story.focus()).toBe(large);
});
