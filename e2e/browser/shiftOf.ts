import { type Page, test } from '@playwright/test';

/**
 * The sum of layout shifts without recent input since the document began, as Cumulative Layout Shift counts them. What
 * moved, when and from where is attached to the test.
 */
export async function shiftOf(page: Page): Promise<number> {
  const { sum, moved } = await page.evaluate(readShifts);
  if (moved.length > 0) await test.info().attach('what moved', { body: moved.join('\n') });
  return sum;
}

/** Runs in the page. */
function readShifts(): Promise<{ sum: number; moved: string[] }> {
  return new Promise((resolve) => {
    let sum = 0;
    const moved: string[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const {
          hadRecentInput,
          value,
          sources = [],
        } = entry as PerformanceEntry & {
          readonly hadRecentInput: boolean;
          readonly value: number;
          readonly sources?: readonly {
            readonly node: Node | null;
            readonly previousRect: DOMRectReadOnly;
            readonly currentRect: DOMRectReadOnly;
          }[];
        };
        if (hadRecentInput) continue;
        sum += value;
        for (const { node, previousRect: from, currentRect: to } of sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          const what = element?.outerHTML.slice(0, 120) ?? 'something that is gone';
          const places = [from, to].map(({ x, y, width, height }) => `${x},${y} ${width}x${height}`);
          moved.push(`${value} at ${entry.startTime} ms, ${places.join(' to ')}: ${what}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve({ sum, moved }), 300);
  });
}
