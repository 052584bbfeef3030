import { injectAxe } from 'axe-playwright';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { collectConsoleErrors } from '../../tools/scripts/stories/collectConsoleErrors.ts';
import { findCutTexts } from '../../tools/scripts/stories/findCutTexts.ts';
import { findOverflow } from '../../tools/scripts/stories/findOverflow.ts';
import { findViolations, rulesOfStyle, storyLooks } from '../../tools/scripts/stories/findViolations.ts';
import { testBrowser } from '../browser/testBrowser.ts';
import { openStory } from './openStory.ts';

// Faults that the checks of all stories must find.

const plain = { languages: ['nl'], textSizes: ['100%'] };

async function pageWith(body: string, style = ''): Promise<Page> {
  const page = await (await testBrowser()).newPage({ viewport: { width: 360, height: 600 } });
  onTestFinished(() => page.close());
  await page.setContent(
    `<!doctype html><html lang="nl"><head><title>Proef</title><style>${style}</style></head><body><main><h1>Proef</h1>${body}</main></body></html>`,
  );
  return page;
}

async function violations(body: string, style?: string): Promise<string[]> {
  const page = await pageWith(body, style);
  await injectAxe(page);
  return page.evaluate(findViolations, { looks: storyLooks, rulesOfStyle });
}

test('a story that overflows the window is reported, with its edge', async () => {
  const page = await pageWith('<p data-slot="price" style="width: 400px; margin: 0">Te breed</p>');
  const [first] = await page.evaluate(findOverflow, plain);
  expect(first).toMatch(/^At 360 px, labels nl, text 100%, p \[price\] ends at 40\d: Te breed$/);
  await page.setViewportSize({ width: 1440, height: 600 });
  expect(await page.evaluate(findOverflow, plain)).toEqual([]);
});

test('a story that overflows at 200 % text is reported', async () => {
  const page = await pageWith('<p data-slot="price" style="width: 12.5rem; margin: 0">Te breed</p>');
  expect(await page.evaluate(findOverflow, plain)).toEqual([]);
  const [first] = await page.evaluate(findOverflow, { ...plain, textSizes: ['100%', '200%'] });
  expect(first).toMatch(/^At 360 px, labels nl, text 200%, p \[price\] ends at 40\d: Te breed$/);
  expect(await page.evaluate(() => document.documentElement.style.fontSize)).toBe('100%');
});

test('a story that overflows with long labels is reported, and a scroller is not', async () => {
  const page = await pageWith(
    '<p style="overflow: auto; white-space: nowrap">Hier past alles in: wat breder is, schuift opzij.</p><p data-slot="label" style="margin: 0; width: max-content; white-space: nowrap">Past</p>',
  );
  await page.evaluate(() => {
    addEventListener('applylabels', (event) => {
      const label = document.querySelector('[data-slot=label]');
      if (label && event instanceof CustomEvent)
        label.textContent = 'Past '.repeat(event.detail === 'long' ? 20 : 1);
    });
  });
  const found = await page.evaluate(findOverflow, { ...plain, languages: ['nl', 'long'] });
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(/^At 360 px, labels long, text 100%, p \[label\]/);
});

const wide = 'Donaudampfschifffahrt'.repeat(4);

test.each([
  ['in one line', `<p data-slot="name" style="overflow: hidden; white-space: nowrap">${wide}</p>`],
  [
    'after two lines',
    `<p data-slot="name" style="overflow: hidden; height: 2lh; margin: 0">${'Donau '.repeat(60)}</p>`,
  ],
  [
    'by its parent',
    `<div data-slot="name" style="overflow: clip; width: 100px"><p style="width: 300px">Donau vaart dampschip</p></div>`,
  ],
])('a text that is cut %s is reported', async (_, body) => {
  const page = await pageWith(body);
  expect(await page.evaluate(findCutTexts)).toEqual([expect.stringMatching(/^(p|div) \[name\] cuts: Donau/)]);
});

test.each([
  ['in a box that scrolls', `<p style="overflow: auto; white-space: nowrap">${wide}</p>`],
  ['with its title', `<p title="${wide}" style="overflow: hidden; white-space: nowrap">${wide}</p>`],
  [
    'that a button expands',
    `<p id="more" style="overflow: hidden; height: 1lh">${'Donau '.repeat(60)}</p><button type="button" aria-controls="more">Meer</button>`,
  ],
  ['that is visually hidden', `<p style="overflow: hidden; width: 1px; height: 1px">${wide}</p>`],
  ['that fits', '<p style="overflow: hidden; white-space: nowrap">Donau</p>'],
])('a text %s is not reported', async (_, body) => {
  const page = await pageWith(body);
  expect(await page.evaluate(findCutTexts)).toEqual([]);
});

test('the label language unbroken appends a word of 200 letters', async () => {
  const { page } = await openStory('primitives-pagination--middle');
  const applyLabels = (language: string) =>
    page.evaluate((detail) => window.dispatchEvent(new CustomEvent('applylabels', { detail })), language);
  await applyLabels('unbroken');
  expect(await page.getByRole('link', { name: /^Volgende Donau/ }).textContent()).toHaveLength(209);
  await applyLabels('nl');
});

test('the label language long doubles labels, and can be undone', async () => {
  const { page } = await openStory('primitives-pagination--middle');
  const next = page.getByRole('link', { name: /^Volgende/ });
  const applyLabels = (language: string) =>
    page.evaluate((detail) => window.dispatchEvent(new CustomEvent('applylabels', { detail })), language);
  await applyLabels('long');
  expect(await next.textContent()).toBe('Volgende Volgende');
  await applyLabels('nl');
  expect(await next.textContent()).toBe('Volgende');
});

test('an unknown story is reported at once', async () => {
  await openStory('primitives-tag--sale');
  await expect(openStory('primitives-tag--stale')).rejects.toThrow(
    'There is no story primitives-tag--stale.',
  );
});

test('a story without a fault has none in any theme', async () => {
  expect(await violations('<p>Goed</p>')).toEqual([]);
});

test('a button without a name is reported once, by a rule that does not depend on the theme', async () => {
  const found = await violations('<button type="button"></button>');
  expect(found).toHaveLength(1);
  expect(found[0]).toContain('house light: Buttons must have discernible text (button-name)');
});

test('a target that is too small is reported', async () => {
  const small = '<button type="button" style="font-size: 6px; padding: 0; border: 0">x</button>';
  expect((await violations(small + small)).join('\n')).toContain('(target-size)');
});

test('low contrast in one theme is reported for that theme', async () => {
  const style = '[data-theme="dark"][data-brand="bouwsteen"] p { color: #bbb; transition: color 1s; }';
  const found = await violations('<p>Te licht</p>', style);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain('bouwsteen dark: ');
  expect(found[0]).toContain('(color-contrast)');
});

test('console.error and uncaught errors are reported once', async () => {
  const page = await pageWith('');
  expect(await page.evaluate(collectConsoleErrors)).toEqual([]);
  await page.evaluate(async () => {
    console.error('Each child needs a key', new Error('here'));
    setTimeout(() => {
      throw new Error('later');
    });
    void Promise.reject(new Error('refused'));
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  expect(await page.evaluate(collectConsoleErrors)).toEqual([
    'console.error: Each child needs a key Error: here',
    'Not caught: Uncaught Error: later',
    'Not caught: Error: refused',
  ]);
  expect(await page.evaluate(collectConsoleErrors)).toEqual([]);
});

test('a ResizeObserver that settles after some frames is not an error, and an endless loop is one', async () => {
  const page = await pageWith('<p>Breed</p>');
  await page.evaluate(collectConsoleErrors);
  const resize = (measures: number) =>
    page.evaluate(
      (most) =>
        new Promise<void>((resolve) => {
          const text = document.querySelector('p') as HTMLElement;
          let measured = 0;
          const observer = new ResizeObserver(() => {
            measured += 1;
            text.style.width = `${100 + measured}px`;
            if (measured < most) return;
            observer.disconnect();
            // The browser reports the loop after the last callback of the frame.
            requestAnimationFrame(() => setTimeout(resolve));
          });
          observer.observe(text);
        }),
      measures,
    );
  await resize(3);
  expect(await page.evaluate(collectConsoleErrors)).toEqual([]);
  await resize(30);
  expect(await page.evaluate(collectConsoleErrors)).toEqual([
    'Not caught: ResizeObserver loop completed with undelivered notifications.',
  ]);
});
