import type { TestRunnerConfig } from '@storybook/test-runner';
import { checkA11y, injectAxe } from 'axe-playwright';

/** What the test-runner does with every story besides rendering it: axe, on the whole body. */
const config: TestRunnerConfig = {
  preVisit: (page) => injectAxe(page),
  postVisit: async (page) => {
    // A transition that is under way has colours that nobody chose, and one without end would be waited for in vain.
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) {
        if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel();
        else animation.finish();
      }
    });
    await checkA11y(page, 'body', {
      // A part alone has no landmarks around it; whole pages are checked for them in the journeys.
      axeOptions: { rules: { region: { enabled: false } } },
      detailedReport: true,
      detailedReportOptions: { html: true },
      verbose: false,
    });
  },
};

export default config;
