import { packKit } from '../../tools/scripts/kit/packKit.ts';
import { packPackage } from '../../tools/scripts/kit/packPackage.ts';
import { unpackChromium } from '../../tools/testing/unpackChromium.ts';

/** The packages packed once for all tests, and the browser unpacked. */
export default async function setup(): Promise<void> {
  await Promise.all([packKit(), packPackage('domain'), packPackage('api-client')]);
  if (!process.env.CHROMIUM_PATH) await unpackChromium();
}
