import { mkdir, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { projectRoot } from '../../tools/scripts/projectRoot.ts';
import type { ChromiumExecutable } from '../../tools/testing/chromiumExecutable.ts';

/** Liberation Sans, which has the metrics of Arial, comes with the PDF reader of the tests. */
const fonts = () =>
  join(
    dirname(
      createRequire(join(projectRoot, 'apps', 'api', 'package.json')).resolve('pdfjs-dist/package.json'),
    ),
    'standard_fonts',
  );

/**
 * Gives the unpacked Chromium a font with the metrics of Arial. The fallback font is adjusted to them; without it, a
 * first visit shifts as on hardly any device.
 */
export async function withArial(executable: ChromiumExecutable): Promise<ChromiumExecutable> {
  const own = executable.env.FONTCONFIG_FILE;
  if (!own) return executable;
  const folder = join(projectRoot, '.cache', 'fonts');
  const settings = join(folder, 'fonts.conf');
  await mkdir(folder, { recursive: true });
  // Renamed, since another browser may be reading it.
  const draft = `${settings}.${process.pid}`;
  await writeFile(
    draft,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><include>${own}</include><dir>${fonts()}</dir>
<selectfont><rejectfont><glob>*/Foxit*</glob></rejectfont></selectfont></fontconfig>
`,
  );
  await rename(draft, settings);
  return { ...executable, env: { ...executable.env, FONTCONFIG_FILE: settings } };
}
