import { afterAll, expect, inject, onTestFinished, test } from 'vitest';
import { encodeBaseline } from '../../tools/scripts/pictures/baselines.ts';
import { comparePictures } from '../../tools/scripts/pictures/comparePictures.ts';
import { looks } from '../../tools/scripts/pictures/looks.ts';
import { openPictureTaker, type PictureTaker } from '../../tools/scripts/pictures/pictureTaker.ts';
import { pictureBrowser } from './pictureBrowser.ts';

const sample = [
  'primitives-tag',
  'primitives-button',
  'primitives-pagination',
  'commerce-pricelabel',
  'primitives-breadcrumbs',
];
const plans = inject('matrices').filter(({ name }) => sample.includes(name));
const [house] = looks;
if (!house) throw new Error('There is no look.');

const browser = pictureBrowser();
afterAll(async () => (await browser).close());

async function taker(tokens?: Record<string, string>): Promise<PictureTaker> {
  const opened = await openPictureTaker(await browser, inject('storybook'), tokens);
  onTestFinished(() => opened.close());
  return opened;
}

/** Whether a rule that applies on the page now takes its value from the token. */
function usesToken(name: string): boolean {
  const used = (rules: CSSRuleList): boolean =>
    [...rules].some((rule) => {
      if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return false;
      if (rule instanceof CSSStyleRule && rule.style.cssText.includes(`var(${name})`)) {
        if (document.querySelector(`#storybook-root :is(${rule.selectorText})`)) return true;
      }
      return 'cssRules' in rule && used(rule.cssRules as CSSRuleList);
    });
  return [...document.styleSheets].some((sheet) => used(sheet.cssRules));
}

test.each([
  ['--mz-sale', 'oklch(0.5 0.2 140)'],
  ['--mz-rule', 'oklch(0.5 0.2 140)'],
  // Only 0.015 lighter, which is hardly visible on a hairline.
  ['--mz-rule', 'oklch(0.845 0.017 86)'],
])('a change of %s alone, to %s, fails exactly the pictures that use it', async (token, value) => {
  expect(plans).toHaveLength(sample.length);
  const before = await taker();
  const after = await taker({ [token]: value });
  const uses: string[] = [];
  const fails: string[] = [];
  for (const plan of plans) {
    await Promise.all([before.show(plan), after.show(plan)]);
    if (await before.page.evaluate(usesToken, token)) uses.push(plan.name);
    const baseline = await encodeBaseline(await before.take(house));
    if (await comparePictures(baseline, await after.take(house))) fails.push(plan.name);
  }
  expect(uses.length).toBeGreaterThan(0);
  expect(fails).toEqual(uses);
});

test('the same page twice gives the same picture', async () => {
  const one = await taker();
  const other = await taker();
  for (const plan of plans) {
    await Promise.all([one.show(plan), other.show(plan)]);
    for (const look of looks) {
      expect(
        await comparePictures(await encodeBaseline(await one.take(look)), await other.take(look)),
        `${plan.name} ${look.name}`,
      ).toBeNull();
    }
  }
});
