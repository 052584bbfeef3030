import type { Page } from 'playwright-core';
import { mainThreadTasks } from '../testing/mainThreadTasks.ts';
import { logInAsCustomer, onOpenShop, slowdown } from './browser/openShop.ts';
import { type Interaction, interactions } from './interactions.ts';
import { machineText, markdownTable, percentile } from './report.ts';

const rounds = 10;
/** Event Timing reports no shorter event, in milliseconds. */
const shortest = 16;

interface TimedEvent extends PerformanceEntry {
  readonly interactionId: number;
}

/** Records the longest event of each interaction, as Interaction to Next Paint does. Runs in the page. */
function recordInteractions(): void {
  const longest = new Map<number, number>();
  Object.assign(window, { longestEvents: longest });
  new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries() as TimedEvent[]) {
      if (!entry.interactionId) continue;
      longest.set(entry.interactionId, Math.max(longest.get(entry.interactionId) ?? 0, entry.duration));
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

interface Measured {
  /** The milliseconds from each interaction to the next paint, as Event Timing rounds them (to 8). */
  readonly times: readonly number[];
  /** Milliseconds of processor time of the longest task, in which other programs do not count. */
  readonly longestTask: number;
}

async function measure(page: Page, { path, act }: Interaction): Promise<Measured> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(recordInteractions);
  const repeat = async () => {
    for (let round = 0; round < rounds; round += 1) {
      await act(page, round);
      await page.waitForTimeout(400);
    }
  };
  await repeat();
  const reported = await page.evaluate(() => [
    ...(window as unknown as { longestEvents: Map<number, number> }).longestEvents.values(),
  ]);
  // Once more, since a trace slows the page down. An even number of rounds ends where it began.
  const [longest] = await mainThreadTasks(page, repeat);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await devTools.detach();
  const times = [
    ...reported,
    ...Array.from({ length: Math.max(0, rounds - reported.length) }, () => shortest),
  ];
  return { times, longestTask: longest?.ms ?? 0 };
}

/** Puts a product into the cart that the interactions with lists do not touch. */
async function fillCart(page: Page): Promise<void> {
  await page.goto('/product/voeding/fruit/demo-appelsap-2-plus-1');
  const panel = page.getByRole('main').locator('[data-slot=add-to-cart]').first();
  await panel.getByRole('button').last().click();
  await panel.locator('[data-slot=quantity-stepper]').waitFor();
}

/** Measures the commonest interactions of a customer on a throttled processor. Returns a Markdown table. */
export const benchInteractions = (): Promise<string> =>
  onOpenShop(async (browser, origin) => {
    const page = await browser.newPage({ baseURL: origin, viewport: { width: 1440, height: 900 } });
    await logInAsCustomer(page);
    await fillCart(page);
    const rows: string[][] = [];
    const visit: number[] = [];
    const longest: number[] = [];
    const figuresOf = (times: readonly number[]) =>
      [50, 95, 98, 100].map((share) => percentile(times, share).toFixed(0));
    for (const interaction of interactions) {
      const { times, longestTask } = await measure(page, interaction);
      visit.push(...times);
      longest.push(longestTask);
      rows.push([
        interaction.name,
        ...figuresOf(times),
        '< 100',
        String(times.length),
        longestTask.toFixed(0),
      ]);
    }
    const ofVisit = [...figuresOf(visit), 'p98 ≤ 100', String(visit.length), Math.max(...longest).toFixed(0)];
    rows.push(['the whole visit', ...ofVisit]);
    const head = ['median ms', 'p95 ms', 'p98 ms', 'worst ms', 'target', 'acts', 'longest task, CPU ms'];
    const table = markdownTable(['Act', ...head], rows);
    return `${machineText()}, a screen of 1440 px and a processor slowed ${slowdown} times.\n\n${table}`;
  });
