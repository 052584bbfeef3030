import type { Page } from 'playwright-core';

/** The sum of all shifts since the document began that nobody's act explains (as Cumulative Layout Shift counts). */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { hadRecentInput, value } = entry as PerformanceEntry & {
              hadRecentInput: boolean;
              value: number;
            };
            if (!hadRecentInput) sum += value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
