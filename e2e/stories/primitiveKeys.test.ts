import { expect, test } from 'vitest';
import { openStory } from './openStory.ts';

// ARIA Authoring Practices, switch, dialogs, accordion, menu, tooltip; and the tab stops of small components.

test('[Switch] Space toggles it', async () => {
  const story = await openStory('primitives-switch--off');
  expect(await story.press('Tab')).toBe('switch "E-mail bij aanbiedingen"');
  expect(await story.press('Space')).toBe('switch "E-mail bij aanbiedingen" [checked]');
  expect(await story.press('Space')).toBe('switch "E-mail bij aanbiedingen"');
});

test('[Banner] Tab reaches its action, then its close button', async () => {
  const story = await openStory('primitives-banner--dismissible');
  expect(await story.press('Tab')).toBe('link "Bekijk de offerte"');
  expect(await story.press('Tab')).toBe('button "Sluit bericht"');
  expect(await story.press('Enter', 'Tab')).toBe('nothing');
});

test('[Card] Tab reaches links and buttons in it', async () => {
  const story = await openStory('primitives-card--with-aside-and-footer');
  expect(await story.press('Tab')).toBe('button "Wijzig"');
  expect(await story.press('Tab')).toBe('button "Verwijder"');
});

test('[AlertDialog] the focus starts on the cancelling button; Escape cancels, and a click outside does nothing', async () => {
  const story = await openStory('primitives-alertdialog--closed');
  const trigger = 'button "Leeg de winkelmand"';
  expect(await story.press('Tab')).toBe(trigger);
  expect(await story.press('Enter')).toBe('button "Annuleren"');
  expect(await story.press('Tab')).toBe('button "Leeg de winkelmand"');
  await story.page.mouse.click(5, 5);
  expect(await story.page.getByRole('alertdialog').count()).toBe(1);
  expect(await story.press('Escape')).toBe(trigger);
  expect(await story.page.getByRole('alertdialog').count()).toBe(0);
  expect(await story.press('Space')).toBe('button "Annuleren"');
  await story.press('Space');
  await expect.poll(() => story.focus()).toBe(trigger);
});

test('[Drawer] Enter opens it, Tab stays in it, Escape closes it and restores the focus', async () => {
  const story = await openStory('primitives-drawer--closed');
  const trigger = 'button "Filters"';
  expect(await story.press('Tab')).toBe(trigger);
  expect(await story.press('Enter')).toBe('button "Sluit"');
  expect(await story.press('Tab')).toMatch(/^checkbox "Pukkie"/);
  expect(await story.press('Shift+Tab', 'Escape')).toBe(trigger);
  expect(await story.page.getByRole('dialog').count()).toBe(0);
  await story.press('Space');
  await story.page.mouse.click(5, 5);
  await expect.poll(() => story.page.getByRole('dialog').count()).toBe(0);
});

test('[Accordion] Tab visits the titles, Enter and Space toggle an answer', async () => {
  const story = await openStory('primitives-accordion--all-closed');
  const first = 'button "Wanneer wordt mijn bestelling bezorgd?"';
  expect(await story.press('Tab')).toBe(first);
  expect(await story.press('Enter')).toBe(`${first} [expanded]`);
  expect(await story.press('Tab', 'Space')).toBe('button "Hoe stuur ik iets terug?" [expanded]');
  expect(await story.press('Shift+Tab')).toBe(first);
});

test('[Menu] Enter and the arrow open it on its first item, arrows and letters move, Escape restores the focus', async () => {
  const story = await openStory('primitives-menu--closed');
  const trigger = 'button "Lijst"';
  expect(await story.press('Tab')).toBe(trigger);
  expect(await story.press('Enter')).toMatch(/^menuitem "Dupliceer/);
  expect(await story.press('ArrowDown')).toBe('menuitem "Deel met een collega"');
  expect(await story.press('End')).toBe('menuitem "Verwijder"');
  expect(await story.press('ArrowDown')).toMatch(/^menuitem "Dupliceer/);
  expect(await story.press('ArrowUp', 'Home')).toMatch(/^menuitem "Dupliceer/);
  expect(await story.press('v')).toBe('menuitem "Verwijder"');
  expect(await story.press('Escape')).toBe(trigger);
  expect(await story.press('ArrowDown')).toMatch(/^menuitem "Dupliceer/);
  expect(await story.press('Enter')).toBe(trigger);
  expect(await story.page.getByRole('menu').count()).toBe(0);
});

test('[Menu] Space toggles a checkbox item, and the menu stays open', async () => {
  const story = await openStory('primitives-menu--checkboxes');
  await story.press('Escape');
  expect(await story.press('Space')).toBe('menuitemcheckbox "Artikelnummer"');
  expect(await story.press('Space')).toBe('menuitemcheckbox "Artikelnummer" [checked]');
  expect(await story.press('ArrowDown')).toBe('menuitemcheckbox "Btw" [checked]');
});

test('[Tooltip] Tab shows it, Escape hides it and keeps the focus, the next Tab hides it', async () => {
  const story = await openStory('primitives-tooltip--closed');
  const tooltip = story.page.getByRole('tooltip');
  expect(await story.press('Tab')).toBe('button "Dupliceer"');
  await expect.poll(() => tooltip.count()).toBe(1);
  expect(await story.press('Escape')).toBe('button "Dupliceer"');
  expect(await tooltip.count()).toBe(0);
  await story.press('Tab', 'Shift+Tab');
  await expect.poll(() => tooltip.count()).toBe(1);
  await story.press('Tab');
  expect(await tooltip.count()).toBe(0);
});

test('[ToastRegion] F6 moves to the toasts and back, Tab visits their buttons, Escape closes one', async () => {
  const story = await openStory('primitives-toastregion--all-tones');
  const toasts = story.page.getByRole('listitem');
  expect(await story.press('Tab')).toBe('button "Bewaar"');
  expect(await story.press('F6')).toBe('region "Meldingen (F6)"');
  expect(await story.press('Tab')).toBe('button "Zet terug"');
  expect(await story.press('Tab')).toBe('button "Sluit melding"');
  expect(await story.press('F6')).toBe('button "Bewaar"');
  await story.press('F6', 'Tab', 'Escape');
  expect(await toasts.count()).toBe(2);
  expect(await story.press('Escape', 'Escape')).toBe('button "Bewaar"');
  expect(await toasts.count()).toBe(0);
});
