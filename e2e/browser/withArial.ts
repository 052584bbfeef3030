import { mkdir, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { projectRoot } from '../../scripts/projectRoot.ts';
import type { ChromiumExecutable } from '../../testing/chromiumExecutable.ts';

/** What reads the invoices in tests brings Liberation Sans along, which has the measures of Arial. */
const fonts = () =>
  join(
    dirname(
      createRequire(join(projectRoot, 'apps', 'api', 'package.json')).resolve('pdfjs-dist/package.json'),
    ),
    'standard_fonts',
  );

/**
 * Gives the unpacked Chromium a font with the measures of Arial beside its own. Nearly every device has one, and the
 * font that stands in until ours has come is cut to it: without it, a first visit would move as it does for nobody.
 */
export async function withArial(executable: ChromiumExecutable): Promise<ChromiumExecutable> {
  const own = executable.env.FONTCONFIG_FILE;
  if (!own) return executable;
  const folder = join(projectRoot, '.cache', 'fonts');
  const settings = join(folder, 'fonts.conf');
  await mkdir(folder, { recursive: true });
  // Renamed into its place: another browser may be reading it.
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
