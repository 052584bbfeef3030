import { type Browser, chromium } from 'playwright-core';
import { chromiumExecutable } from '../../tools/testing/chromiumExecutable.ts';
import { withArial } from './withArial.ts';

let browser: Promise<Browser> | undefined;

/** The browser of this test file, started at the first call. */
export function testBrowser(): Promise<Browser> {
  browser ??= chromiumExecutable()
    .then(withArial)
    .then((executable) => chromium.launch(executable));
  return browser;
}

export async function closeTestBrowser(): Promise<void> {
  const open = browser;
  browser = undefined;
  await (await open)?.close();
}
