import { packKit } from '../../scripts/kit/packKit.ts';
import { unpackChromium } from '../../testing/unpackChromium.ts';

/** The kit packed once for all tests, and the browser unpacked. */
export default async function setup(): Promise<void> {
  await packKit();
  if (!process.env.CHROMIUM_PATH) await unpackChromium();
}
