import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const cache = resolve(import.meta.dirname, '..', '..', '.cache');

/** Only the package's font, so that text without a web font looks the same on every machine. */
function fontSettings(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${join(folder, 'fonts')}</dir><cachedir>${join(folder, 'fonts', 'cache')}</cachedir></fontconfig>
`;
}

/**
 * Unpacks the Chromium of the registry package and its libraries once, into `.cache/`. Concurrent calls unpack into
 * folders of their own, of which the first to be renamed stays: the package's own unpacking is not safe for that.
 *
 * @returns the folder with `chromium` (the program), `al2023/lib` (its libraries) and `fonts/fonts.conf`
 * @throws Error when the package is missing or does not unpack, as on an unsupported platform
 */
export async function unpackChromium(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  // The path has the version, so that another version is unpacked anew.
  const version = /@sparticuz\+chromium@([\d.]+)/.exec(entry)?.[1] ?? basename(dirname(dirname(entry)));
  const folder = join(cache, `chromium-${version}`);
  if (existsSync(folder)) return folder;
  await mkdir(cache, { recursive: true });
  const draft = await mkdtemp(join(cache, 'unpacking-'));
  try {
    const program = `const { default: chromium } = await import(${JSON.stringify(pathToFileURL(entry).href)});
      chromium.setGraphicsMode = false; await chromium.executablePath();`;
    // The package unpacks its libraries in this environment only.
    const env = { ...process.env, TMPDIR: draft, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' };
    await run(process.execPath, ['--input-type=module', '--eval', program], { env });
    await writeFile(join(draft, 'fonts', 'fonts.conf'), fontSettings(folder));
    await rename(draft, folder).catch((error: NodeJS.ErrnoException) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return folder;
}
