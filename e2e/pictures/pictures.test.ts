import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { baselineNames, readBaseline, removeBaseline } from '../../scripts/pictures/baselines.ts';
import { samePicture } from '../../scripts/pictures/comparePictures.ts';
import { contrastLook, looks, narrowLooks, screenLooks, screenWidths } from '../../scripts/pictures/looks.ts';
import { type PictureFinding, pictureReport } from '../../scripts/pictures/pictureReport.ts';
import { openPictureTaker, type PictureTaker } from '../../scripts/pictures/pictureTaker.ts';
import { findOverflow } from '../../scripts/stories/findOverflow.ts';
import { checkPicture, clearReport, reportFolder, updates } from './checkPicture.ts';
import { pictureBrowser } from './pictureBrowser.ts';

const matrices = inject('matrices');
const screens = inject('screens');

const findings: PictureFinding[] = [];
const taken = new Set<string>();
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

/** How often a picture is taken again that is not the agreed one. */
const mostTurns = 5;

/**
 * What is shown, when it stands still: as with Playwright's own pictures, one that is not the agreed one is taken again
 * until two in a row are alike, since the browser may have drawn a part of it at another scale.
 */
async function stillPicture(name: string, take: () => Promise<Buffer>): Promise<Buffer> {
  const agreed = readBaseline(name);
  let picture = await take();
  if (agreed && samePicture(agreed, picture)) return picture;
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const again = await take();
    if (again.equals(picture)) break;
    picture = again;
  }
  return picture;
}

async function check(name: string, take: () => Promise<Buffer>): Promise<string[]> {
  taken.add(name);
  const finding = checkPicture(name, await stillPicture(name, take));
  if (!finding) return [];
  findings.push(finding);
  return [`${finding.name} ${finding.says}`];
}

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

beforeAll(clearReport);
afterAll(async () => {
  await (await browser).close();
  writeFileSync(join(reportFolder, 'index.html'), pictureReport(findings, taken.size));
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
    expect(found, 'open .cache/pictures/index.html').toEqual([]);
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
    expect(found, 'open .cache/pictures/index.html').toEqual([]);
  });
});

test('every choice of every variant is to be seen in a matrix', () => {
  expect(
    [...unseen].flatMap(([folder, choices]) => [...choices].map((choice) => `${folder}: ${choice}`)),
  ).toEqual([]);
});

test('every agreed picture is of something that still exists', () => {
  const gone = baselineNames().filter((name) => !taken.has(name));
  if (updates) for (const name of gone) removeBaseline(name);
  else {
    findings.push(...gone.map((name) => ({ name, says: 'is gone' })));
    expect(gone).toEqual([]);
  }
});
