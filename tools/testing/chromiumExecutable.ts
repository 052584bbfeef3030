import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { unpackChromium } from './unpackChromium.ts';

/** Options for Playwright's `chromium.launch`. */
export interface ChromiumExecutable {
  readonly executablePath: string;
  readonly args: string[];
  readonly env: Record<string, string>;
}

/**
 * Replaces the package's own flags, which disable web security. Tests need reproducible pixels and a browser without
 * network traffic of its own.
 */
const flags = [
  '--headless',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-first-run',
  '--no-default-browser-check',
  '--no-pings',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

/**
 * The browser for tests: the Chromium of the registry package, or the one at `CHROMIUM_PATH`.
 *
 * @throws Error of one line when there is none
 */
export async function chromiumExecutable(): Promise<ChromiumExecutable> {
  const inherited = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  // Chromium's sandbox refuses root.
  const args = process.getuid?.() === 0 ? [...flags, '--no-sandbox'] : flags;
  const own = process.env.CHROMIUM_PATH;
  if (own) {
    if (!existsSync(own))
      throw new Error(`There is no browser at ${own}. Correct CHROMIUM_PATH, or leave it out.`);
    return { executablePath: own, args, env: Object.fromEntries(inherited) };
  }
  const folder = await unpackChromium().catch((error: Error) => {
    throw new Error(
      `The test browser could not be unpacked (${error.message}). Set CHROMIUM_PATH to a Chromium of your own.`,
    );
  });
  const env = {
    ...Object.fromEntries(inherited),
    LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
    FONTCONFIG_FILE: join(folder, 'fonts', 'fonts.conf'),
  };
  return { executablePath: join(folder, 'chromium'), args, env };
}
