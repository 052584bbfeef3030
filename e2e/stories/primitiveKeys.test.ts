import { expect, test } from 'vitest';
import { openStory } from './openStory.ts';

// ARIA Authoring Practices, switch; and what small parts reach with Tab.

test('[Switch] Space turns it on and off', async () => {
  const story = await openStory('parts-switch--off');
  expect(await story.press('Tab')).toBe('switch "E-mail bij aanbiedingen"');
  expect(await story.press('Space')).toBe('switch "E-mail bij aanbiedingen" [checked]');
  expect(await story.press('Space')).toBe('switch "E-mail bij aanbiedingen"');
});

test('[Banner] Tab reaches its action, then its cross', async () => {
  const story = await openStory('parts-banner--dismissible');
  expect(await story.press('Tab')).toBe('link "Bekijk de offerte"');
  expect(await story.press('Tab')).toBe('button "Sluit bericht"');
  expect(await story.press('Enter', 'Tab')).toBe('nothing');
});

test('[Card] Tab reaches links and buttons in it', async () => {
  const story = await openStory('parts-card--with-aside-and-footer');
  expect(await story.press('Tab')).toBe('button "Wijzig"');
  expect(await story.press('Tab')).toBe('button "Verwijder"');
});
