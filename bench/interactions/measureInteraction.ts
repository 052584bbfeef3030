import type { Page } from 'playwright-core';
import { percentile } from '../scale/percentile.ts';
import type { Interaction } from './Interaction.ts';

/** Milliseconds from the act to the next paint, as Event Timing rounds them (to 8). */
export interface MeasuredInteraction {
  readonly name: string;
  readonly median: number;
  readonly p95: number;
  readonly worst: number;
  readonly acts: number;
}

interface TimedEvent extends PerformanceEntry {
  readonly interactionId: number;
}

/** Collects, in the page, the longest event of each interaction, as Interaction to Next Paint does. */
function collect(): void {
  const longest = new Map<number, number>();
  Object.assign(window, { longestEvents: longest });
  new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries() as TimedEvent[]) {
      if (!entry.interactionId) continue;
      longest.set(entry.interactionId, Math.max(longest.get(entry.interactionId) ?? 0, entry.duration));
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/**
 * Acts so many times on a processor that is as many times slower.
 *
 * @returns acts that took less than Event Timing tells of (16 ms) count as that
 */
export async function measureInteraction(
  page: Page,
  { name, path, act }: Interaction,
  { rounds, slowdown }: { readonly rounds: number; readonly slowdown: number },
): Promise<MeasuredInteraction> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(collect);
  for (let round = 0; round < rounds; round += 1) {
    await act(page, round);
    await page.waitForTimeout(400);
  }
  const told = await page.evaluate(() => [
    ...(window as unknown as { longestEvents: Map<number, number> }).longestEvents.values(),
  ]);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await devTools.detach();
  const durations = [...told, ...Array.from({ length: Math.max(0, rounds - told.length) }, () => 16)];
  return {
    name,
    acts: durations.length,
    median: percentile(durations, 50),
    p95: percentile(durations, 95),
    worst: Math.max(...durations),
  };
}
