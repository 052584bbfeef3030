import { type Browser, chromium } from 'playwright-core';
import { chromiumExecutable } from '../../tools/testing/chromiumExecutable.ts';

/** What a processor may have or not have, by its names of before and since glibc 2.33. */
const features = ['AVX', 'AVX2', 'AVX512F', 'FMA', 'FMA4'].flatMap((name) => [`-${name}`, `-${name}_Usable`]);

/** More pixels than the tallest picture has: a page is drawn as one tile. */
const tile = 16_384;

/**
 * The browser of the pictures: it computes as every processor does. Left to itself it takes what this one is quick at,
 * and then a colour of `oklch()` came out one step darker in one of 83 pictures (measured by switching that off). And it
 * would draw a long page in tiles, cut here or there from one time to the next: an edge that lies on a cut came out
 * otherwise in one of seven pictures of the longest part. And what changes while a page comes would be drawn again by
 * itself, cut along the change, and a photo after the rest: on a busy machine one screen in forty had an icon whose edge
 * came out otherwise. A tile is drawn whole instead, with its photos.
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
