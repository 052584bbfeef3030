import type { Browser, BrowserContext, Page } from 'playwright-core';
import { settle } from '../stories/settle.ts';
import type { Look } from './looks.ts';

/** The parameters of the page of matrices; see packages/ui/src/matrix. */
interface Request {
  readonly file: string;
  readonly stories: readonly string[];
  readonly variants?: readonly Readonly<Record<string, unknown>>[];
  readonly screen?: boolean;
  /** Fills the window, as a screen does. */
  readonly alone?: boolean;
}

interface MatrixWindow {
  readonly kitMatrix?: { show(request: Request): Promise<readonly string[]> };
}

/** Takes pictures of components, one after another, on one page of the built Storybook. */
export interface PictureTaker {
  readonly page: Page;
  /** Shows a matrix or a screen; resolves with the names of its cells when nothing moves any more. */
  show(request: Request, width?: number): Promise<readonly string[]>;
  take(look: Look, width?: number): Promise<Buffer>;
  close(): Promise<void>;
}

/** Fixed for all pictures, besides the browser itself, its fonts and its flags. */
const fixed = {
  locale: 'nl-NL',
  timezoneId: 'Europe/Amsterdam',
  colorScheme: 'light',
  reducedMotion: 'reduce',
  deviceScaleFactor: 1,
} as const;
const now = new Date('2026-03-16T10:00:00+01:00');
/** Hides the caret, which blinks. Forced colours override its colour, so its animation is stopped too. */
const hiddenCaret = '* { caret-color: transparent !important; caret-animation: manual !important; }';
/** Resizing usually takes two or three rounds; content that needs more grows with the window endlessly. */
const maxRounds = 20;
// The picture of a component is as tall as its cells; a screen has a minimum height.
const startHeight = { matrix: 120, screen: 800 };

async function open(context: BrowserContext, storybook: string): Promise<Page> {
  const page = await context.newPage();
  await page.clock.setFixedTime(now);
  await page.goto(`${storybook}/iframe.html?id=testing-matrix--host&viewMode=story`);
  await page.waitForFunction(() => (window as MatrixWindow).kitMatrix !== undefined);
  await page.addStyleTag({ content: hiddenCaret });
  return page;
}

/**
 * @param storybook URL of the built Storybook
 * @param tokens overrides of tokens, to prove that a change is detected: `{ '--mz-sale': 'blue' }`
 */
export async function openPictureTaker(
  browser: Browser,
  storybook: string,
  tokens: Readonly<Record<string, string>> = {},
): Promise<PictureTaker> {
  const context = await browser.newContext({
    ...fixed,
    viewport: { width: 1040, height: startHeight.matrix },
  });
  const page = await open(context, storybook);
  const devtools = await context.newCDPSession(page);
  const declarations = Object.entries(tokens).map(([name, value]) => `${name}: ${value} !important;`);
  if (declarations.length > 0) await page.addStyleTag({ content: `:root { ${declarations.join(' ')} }` });

  let minHeight: number = startHeight.matrix;

  async function applyLook({ theme, brand, forcedColors, moreContrast }: Omit<Look, 'name' | 'scale'>) {
    await page.emulateMedia({
      forcedColors: forcedColors ? 'active' : 'none',
      contrast: moreContrast ? 'more' : 'no-preference',
    });
    await page.evaluate(
      async (look) => {
        const { dataset } = document.documentElement;
        dataset.theme = look.theme;
        if (look.brand === 'house') delete dataset.brand;
        else dataset.brand = look.brand;
        for (const animation of document.getAnimations()) {
          if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel();
          else animation.finish();
        }
      },
      { theme, brand },
    );
  }

  /**
   * Makes the window as tall as the content, so that elements that stick to the bottom are at its end.
   *
   * @throws Error if the content grows with the window, as `min-h-dvh` with a margin does
   */
  async function fitHeight(): Promise<{ width: number; height: number }> {
    for (let round = 0; round < maxRounds; round += 1) {
      await page.evaluate(settle);
      const height = await page.evaluate(() => Math.ceil(document.documentElement.scrollHeight));
      const { width = 0, height: shown } = page.viewportSize() ?? {};
      if (shown === height) return { width, height };
      await page.setViewportSize({ width, height });
    }
    throw new Error('The content grows with the window, so that it can have no picture.');
  }

  return {
    page,
    async show(request, width = 1040) {
      await page.mouse.move(0, 0);
      // A screen would keep the height of the previous look, which may be taller.
      await applyLook({ theme: 'light', brand: 'house', forcedColors: false });
      minHeight = startHeight[request.screen || request.alone ? 'screen' : 'matrix'];
      await page.setViewportSize({ width, height: minHeight });
      const cells = await page.evaluate(
        (matrix) => (window as MatrixWindow).kitMatrix?.show(matrix) ?? [],
        request,
      );
      await fitHeight();
      return cells;
    },
    async take(look, windowWidth) {
      await applyLook(look);
      if (windowWidth !== undefined && windowWidth !== page.viewportSize()?.width)
        await page.setViewportSize({ width: windowWidth, height: minHeight });
      const { width, height } = await fitHeight();
      // By DevTools: Playwright can only scale a whole context.
      const { data } = await devtools.send('Page.captureScreenshot', {
        format: 'png',
        clip: { x: 0, y: 0, width, height, scale: look.scale },
        optimizeForSpeed: true,
      });
      return Buffer.from(data, 'base64');
    },
    close: () => context.close(),
  };
}
