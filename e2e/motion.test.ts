// Motion and fades take at most 200 ms, and none with reduced motion.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Records the durations of view transitions from now on, in ms. */
const recordFades = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const begin = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const transition = begin(change);
      void transition.ready.then(() => {
        const fades = document
          .getAnimations()
          .map(({ effect }) => effect)
          .filter((effect) => effect instanceof KeyframeEffect)
          .filter(({ pseudoElement }) => pseudoElement?.startsWith('::view-transition'))
          .map((effect) => Number(effect.getComputedTiming().duration));
        Object.assign(window, { fades });
      });
      return transition;
    };
  });

/** The longest fade since {@link recordFades}; -1 when there was none. */
const longestFade = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(-1, ...(Reflect.get(window, 'fades') ?? [])));

for (const { motion, wish, min, max } of [
  { motion: 'no-preference', wish: 'by default', min: 100, max: 200 },
  { motion: 'reduce', wish: 'with reduced motion', min: 0, max: 1 },
] as const) {
  test(`navigation to a list and to a product fades, ${wish} within ${max} ms`, async ({ openPage }) => {
    const page = await openPage('/categorie/verzorging');
    await page.emulateMedia({ reducedMotion: motion });
    const main = page.getByRole('main');
    for (const [link, to] of [
      [main.getByRole('link', { name: /^Luiers/ }), '**/categorie/verzorging/luiers'],
      [main.getByRole('article').first().getByRole('link').first(), '**/product/**'],
    ] as const) {
      await recordFades(page);
      await link.click();
      await page.waitForURL(to);
      await expect.poll(() => longestFade(page)).toBeGreaterThanOrEqual(min);
      expect(await longestFade(page)).toBeLessThanOrEqual(max);
      await page.evaluate(() => Reflect.deleteProperty(window, 'fades'));
    }
  });
}

test('animations take at most 200 ms, except for progress indicators', async ({ openAs }) => {
  const page = await openAs('hommel', '/robots.txt');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const path of [
    '/',
    '/categorie/verzorging',
    '/product/verzorging/luiers/demo-luiers-maat-4',
    '/winkelwagen',
  ]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const slow = await page.evaluate(() => {
      const ms = (list: string) => list.split(', ').map((text) => Number.parseFloat(text) * 1000);
      return [...document.querySelectorAll('*')].flatMap((element) =>
        [null, '::before', '::after'].flatMap((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          const moves = style.animationIterationCount === 'infinite' ? [] : ms(style.animationDuration);
          return Math.max(0, ...ms(style.transitionDuration), ...moves) > 200
            ? [`${element.tagName} ${element.className}`]
            : [];
        }),
      );
    });
    expect(slow, path).toEqual([]);
  }
});
