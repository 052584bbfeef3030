import { errors, type Page } from '@playwright/test';
import fc from 'fast-check';
import { type Account, expect, test } from '../../../e2e/fixtures.ts';
import { proofCount, reportProof } from '../../testing/reportProof.ts';

const walkers: readonly { readonly account: Account | null; readonly width: 360 | 960 | 1440 }[] = [
  { account: null, width: 360 },
  { account: 'mier', width: 360 },
  { account: 'koepel', width: 960 },
  { account: 'vlinder', width: 1440 },
];
const acts = Math.ceil(proofCount(80) / walkers.length);
const seed = Number(process.env.PROPERTY_SEED ?? 1);

const typed = [
  'luiers',
  'appelsap',
  '2',
  '-3',
  '999',
  '1,5',
  '<b>x</b>',
  '',
  '   ',
  'a@b.nl',
  '3512AB',
  '2026-12-01',
];
const keys = ['Escape', 'Tab', 'Shift+Tab', 'Enter', 'ArrowDown', 'ArrowUp', 'Home', 'End'];

const leavesShop = 'a:not([href^="/"]), [target], [download], [href^="/logout"]';
const actable = ['a[href]', 'button', 'input', 'select', 'textarea', 'summary']
  .map((tag) => `${tag}:not(${leavesShop}):not(:disabled)`)
  .join(', ');

/** Does the action that a random number selects. Returns its name, for the message of a failure. */
async function act(page: Page, number: number): Promise<string> {
  const [kind, choice] = [number % 100, Math.floor(number / 100)];
  if (kind < 6) return page.goBack().then(() => 'back');
  if (kind < 8) return page.goForward().then(() => 'forward');
  if (kind < 10) return page.reload().then(() => 'reload');
  if (kind < 16) {
    const key = keys[choice % keys.length] ?? '';
    return page.keyboard.press(key).then(() => key);
  }
  const stops = page.locator(actable).filter({ visible: true });
  const stop = stops.nth(choice % Math.max(1, await stops.count()));
  const name = await stop.evaluate((each) =>
    `${each.tagName} ${each.ariaLabel ?? each.textContent}`.slice(0, 80),
  );
  if (/uitloggen/i.test(name)) return 'nothing';
  const kindOfField = await stop.evaluate((each) =>
    each instanceof HTMLSelectElement
      ? 'select'
      : each.matches('textarea, input:not([type=checkbox], [type=radio], [type=submit])')
        ? 'text'
        : '',
  );
  if (kindOfField === 'text') {
    const text = typed[choice % typed.length] ?? '';
    await stop.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
    return `${name}: ${text}`;
  }
  if (kindOfField === 'select') await stop.selectOption({ index: choice % 2 });
  else await stop.click();
  return name;
}

function faultsShown(): string[] {
  const main = document.querySelector('main');
  const words = /Dit lukt nu niet|\bundefined\b|\bNaN\b|\[object/.exec(document.body.innerText)?.[0];
  return [
    ...((main?.innerText.trim() ?? '') === '' ? ['main is empty'] : []),
    ...(document.querySelectorAll('h1').length === 1 ? [] : ['not one heading']),
    ...(words ? [words] : []),
    ...(document.documentElement.scrollWidth > innerWidth + 1 ? ['it scrolls horizontally'] : []),
  ];
}

for (const { account, width } of walkers)
  test(`random actions of ${account ?? 'a visitor'} at ${width} px leave a complete page and no error`, async ({
    openPage,
    openAs,
    baseURL,
  }) => {
    // Typed text may be refused; the page must handle that.
    const options = { width, expectedErrors: /the server responded with a status of 4\d\d/ } as const;
    const page = account ? await openAs(account, '/', options) : await openPage('/', options);
    page.setDefaultTimeout(5000);
    const done: string[] = [];
    for (const number of fc.sample(fc.nat(1e9), { seed, numRuns: acts })) {
      done.push(
        await act(page, number).catch((error: unknown) => {
          // The control is covered, or its page is gone.
          if (error instanceof errors.TimeoutError || /context was destroyed|navigat/i.test(String(error)))
            return 'nothing';
          throw error;
        }),
      );
      await page.waitForLoadState();
      // Outside of the shop, for example at the payment provider.
      if (!page.url().startsWith(baseURL ?? '')) await page.goto('/');
      await expect
        .poll(() => page.evaluate(faultsShown).catch(() => ['navigating']), {
          message: `${page.url()} after ${done.slice(-6).join(' > ')}`,
          timeout: 30_000,
        })
        .toEqual([]);
    }
    reportProof(acts, 'acts');
  });
