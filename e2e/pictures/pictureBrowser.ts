import { type Browser, chromium } from 'playwright-core';
import { chromiumExecutable } from '../../tools/testing/chromiumExecutable.ts';

/** Processor features to switch off, by their names before and since glibc 2.33. */
const features = ['AVX', 'AVX2', 'AVX512F', 'FMA', 'FMA4'].flatMap((name) => [`-${name}`, `-${name}_Usable`]);

/** More pixels than the tallest picture, so that a page is drawn as one tile. */
const tile = 16_384;

/**
 * Starts the browser for pictures, with drawing that is equal on every machine and in every run:
 *
 * - No processor-specific arithmetic: with it, a colour of `oklch()` was one step darker in one of 83 pictures.
 * - One tile per page: with several, their borders varied, and an edge on a border differed in one of seven pictures of the
 *   longest component.
 * - No partial redrawing, and photos together with the rest: with it, the edge of an icon differed in one of forty screens
 *   on a busy machine.
 */
export async function pictureBrowser(): Promise<Browser> {
  const { executablePath, args, env } = await chromiumExecutable();
  return chromium.launch({
    executablePath,
    args: [
      ...args,
      '--disable-skia-runtime-opts',
      '--disable-partial-raster',
      '--disable-checker-imaging',
      `--max-untiled-layer-width=${tile}`,
      `--max-untiled-layer-height=${tile}`,
    ],
    env: { ...env, GLIBC_TUNABLES: `glibc.cpu.hwcaps=${features.join(',')}` },
  });
}
