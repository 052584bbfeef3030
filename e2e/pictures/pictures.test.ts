import { dirname } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import {
  type Look,
  lightLook,
  narrowLook,
  sampledSheets,
  screenLook,
  screenWidths,
} from '../../tools/scripts/pictures/looks.ts';
import { type MatrixPlan, mainPlans } from '../../tools/scripts/pictures/matrixPlan.ts';
import { openPictureTaker, type PictureTaker } from '../../tools/scripts/pictures/pictureTaker.ts';
import { pictureName, plannedPictures, sheetLooks } from '../../tools/scripts/pictures/plannedPictures.ts';
import { findOverflow } from '../../tools/scripts/stories/findOverflow.ts';
import { pictureBrowser } from './pictureBrowser.ts';
import { openPictureCheck } from './pictureCheck.ts';

/** The default run: one sheet of each component in the first look. Otherwise all sheets and screens in all their looks. */
const isDefault = process.env.DEFAULT_RUN === '1';
/** The text that the names of the sheets and screens must contain; see tools/scripts/pictures.ts. */
const part = process.env.PICTURES_PART ?? '';
const isWhole = !isDefault && part === '';

const all = inject('matrices');
const main = mainPlans(all);
const isNamed = ({ name }: { readonly name: string }) => name.includes(part);
const matrices = (isDefault ? main : all).filter(isNamed);
const screens = isDefault ? [] : inject('screens').filter(isNamed);

const looksOf = (plan: MatrixPlan): readonly Look[] => (isDefault ? [lightLook] : sheetLooks(plan, all));

/** Choices of variants, by folder, that no matrix has shown yet. */
const unseen = new Map<string, Set<string>>();

const browser = pictureBrowser();
/** A pool of pages, one per concurrent test. */
const free: PictureTaker[] = [];
async function withTaker<T>(use: (taker: PictureTaker) => Promise<T>): Promise<T> {
  const taker = free.pop() ?? (await openPictureTaker(await browser, inject('storybook')));
  const result = await use(taker);
  free.push(taker);
  return result;
}

const { check, gone, writeReport } = openPictureCheck('kit');

/** The elements that make a screen scroll sideways in the current window. */
const overflow = (taker: PictureTaker) =>
  taker.page.evaluate(findOverflow, { languages: ['nl'], textSizes: ['100%'] });

/** Cells of a matrix whose component overflows them in the current window; the cell clips it, so nothing scrolls. */
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

test.concurrent.for(matrices)('$name', async (plan, { expect }) => {
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
    const sheet = looksOf(plan);
    for (const look of sheet)
      lines.push(...(await check(pictureName(plan, look), () => taker.take(look, look.width))));
    if (isDefault || plan.repeats) return lines;
    if (!sheet.includes(narrowLook))
      await taker.page.setViewportSize({ width: narrowLook.width ?? 320, height: 800 });
    lines.push(...(await wideCells(taker)));
    return lines;
  });
  expect(found, 'open .cache/pictures/kit/index.html').toEqual([]);
});

test.concurrent.for(screens)('$name', async (plan, { expect }) => {
  const found = await withTaker(async (taker) => {
    const lines: string[] = [];
    for (const width of screenWidths) {
      await taker.show(plan, width);
      if (width === screenLook.width)
        lines.push(...(await check(pictureName(plan, screenLook), () => taker.take(screenLook))));
      lines.push(...(await overflow(taker)));
    }
    return lines;
  });
  expect(found, 'open .cache/pictures/kit/index.html').toEqual([]);
});

test('every sampled sheet exists', () => {
  expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining([...sampledSheets]));
});

if (isWhole) {
  test('every choice of every variant is in a matrix', () => {
    expect(
      [...unseen].flatMap(([folder, choices]) => [...choices].map((choice) => `${folder}: ${choice}`)),
    ).toEqual([]);
  });

  test('every baseline belongs to an existing story or screen', () => {
    expect(gone(plannedPictures(all, screens))).toEqual([]);
  });
}
