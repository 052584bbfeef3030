import { type Browser, chromium } from 'playwright-core';
import { chromiumExecutable } from '../../testing/chromiumExecutable.ts';

/** What a processor may have or not have, by its names of before and since glibc 2.33. */
const features = ['AVX', 'AVX2', 'AVX512F', 'FMA', 'FMA4'].flatMap((name) => [`-${name}`, `-${name}_Usable`]);

/**
 * The browser of the pictures: it computes as every processor does. Left to itself it takes what this one is quick at,
 * and then a colour of `oklch()` came out one step darker in one of 83 pictures (measured by switching that off).
 */
export async function pictureBrowser(): Promise<Browser> {
  const { executablePath, args, env } = await chromiumExecutable();
  return chromium.launch({
    executablePath,
    args: [...args, '--disable-skia-runtime-opts'],
    env: { ...env, GLIBC_TUNABLES: `glibc.cpu.hwcaps=${features.join(',')}` },
  });
}
