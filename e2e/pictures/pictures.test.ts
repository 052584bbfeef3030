import { dirname } from 'node:path';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { contrastLook, looks, narrowLooks, screenLooks, screenWidths } from '../../scripts/pictures/looks.ts';
import { openPictureTaker, type PictureTaker } from '../../scripts/pictures/pictureTaker.ts';
import { findOverflow } from '../../scripts/stories/findOverflow.ts';
import { pictureBrowser } from './pictureBrowser.ts';
import { openPictureCheck } from './pictureCheck.ts';

const matrices = inject('matrices');
const screens = inject('screens');

/** Choices of variants by folder that no matrix of it has shown. */
const unseen = new Map<string, Set<string>>();

const browser = pictureBrowser();
/** Pages that are free: as many as tests run at once. */
const free: PictureTaker[] = [];
async function withTaker<T>(use: (taker: PictureTaker) => Promise<T>): Promise<T> {
  const taker = free.pop() ?? (await openPictureTaker(await browser, inject('storybook')));
  const result = await use(taker);
  free.push(taker);
  return result;
}

const { check, gone, writeReport } = openPictureCheck('kit');

/** What makes a screen scroll sideways in the window of now. */
const overflow = (taker: PictureTaker) =>
  taker.page.evaluate(findOverflow, { languages: ['nl'], textSizes: ['100%'] });

/** Cells of a matrix whose part breaks out of the window of now: it contains them, so that nothing scrolls. */
const wideCells = (taker: PictureTaker) =>
  taker.page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-cell]')]
      .filter((cell) => cell.getBoundingClientRect().left + cell.scrollWidth > window.innerWidth + 1)
      .map((cell) => `${cell.parentElement?.ariaLabel} is wider than its window`),
  );

afterAll(async () => {
  await (await browser).close();
  writeReport();
});

describe.concurrent('parts, in every look and in the narrowest window', () => {
  test.for(matrices)('$name', async (plan, { expect }) => {
    const found = await withTaker(async (taker) => {
      await taker.show(plan, plan.width);
      const shown = await taker.page
        .locator('[data-cell]')
        .evaluateAll((cells) =>
          cells.some((cell) => [cell, ...cell.querySelectorAll('*')].some((part) => part.clientHeight > 0)),
        );
      expect(shown, 'it shows nothing').toBe(true);
      const missing = await taker.page.evaluate(
        (choices) =>
          Object.entries(choices)
            .filter(([, classes]) => {
              const selector = classes.map((name) => `.${CSS.escape(name)}`).join('');
              return selector !== '' && !document.querySelector(selector);
            })
            .map(([choice]) => choice),
        plan.choices,
      );
      const folder = dirname(plan.file);
      const before = unseen.get(folder) ?? new Set(missing);
      unseen.set(folder, new Set(missing.filter((choice) => before.has(choice))));
      const lines: string[] = [];
      for (const look of looks)
        lines.push(...(await check(`${plan.name}.${look.name}`, () => taker.take(look))));
      if (plan.moreContrast)
        lines.push(...(await check(`${plan.name}.${contrastLook.name}`, () => taker.take(contrastLook))));
      if (plan.repeats) return lines;
      for (const look of narrowLooks) {
        lines.push(...(await check(`${plan.name}.${look.name}`, () => taker.take(look, look.width))));
        lines.push(...(await wideCells(taker)));
      }
      return lines;
    });
    expect(found, 'open .cache/pictures/kit/index.html').toEqual([]);
  });
});

describe.concurrent('screens, in four widths and both themes', () => {
  test.for(screens)('$name', async (plan, { expect }) => {
    const found = await withTaker(async (taker) => {
      const lines: string[] = [];
      for (const width of screenWidths) {
        await taker.show(plan, width);
        for (const look of screenLooks)
          lines.push(...(await check(`${plan.name}.${width}-${look.name}`, () => taker.take(look))));
        lines.push(...(await overflow(taker)));
      }
      return lines;
    });
    expect(found, 'open .cache/pictures/kit/index.html').toEqual([]);
  });
});

test('every choice of every variant is to be seen in a matrix', () => {
  expect(
    [...unseen].flatMap(([folder, choices]) => [...choices].map((choice) => `${folder}: ${choice}`)),
  ).toEqual([]);
});

test('every agreed picture is of something that still exists', () => {
  expect(gone()).toEqual([]);
});
