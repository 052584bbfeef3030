import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';
import { partSheets } from './partSheets.ts';
import { partSources } from './partSources.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** One Vite build of stylesheets alone; `names` gives the place of each result, fonts go to `fonts/`. */
async function buildCss(options: {
  readonly input: string | Record<string, string>;
  readonly outDir: string;
  readonly minify: boolean;
  place(name: string): string;
}): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    // The stylesheet finds its font wherever the consumer's bundler puts the two.
    base: './',
    publicDir: false,
    plugins: [tailwindcss({ optimize: options.minify })],
    build: {
      outDir: options.outDir,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      cssMinify: options.minify,
      rolldownOptions: {
        input: options.input,
        output: {
          assetFileNames: ({ names: [name = ''] }) =>
            name.endsWith('.css') ? options.place(name) : 'fonts/[name][extname]',
        },
      },
    },
  });
}

/**
 * Compiles the kit's stylesheets for consumers without Tailwind, with the font they name in `fonts/`, all in `outDir`:
 * `styles.css` with every class of the parts, and in `stylesheets/` a `base.css` and one sheet per part, for a page
 * that uses few of them. What stands there besides is left alone.
 *
 * @throws Error of Vite or Tailwind when a class or a file that the stylesheet names does not exist.
 */
export async function compileStyles(outDir: string): Promise<void> {
  const source = join(root, 'src', 'styles', 'styles.css');
  await buildCss({ input: source, outDir, minify: true, place: () => 'styles.css' });

  const workshop = mkdtempSync(join(tmpdir(), 'kit-sheets-'));
  try {
    await buildCss({ input: source, outDir: workshop, minify: false, place: () => 'whole.css' });
    const sheets = partSheets(readFileSync(join(workshop, 'whole.css'), 'utf8'), partSources());
    const folder = join(workshop, 'sheets');
    mkdirSync(folder);
    const input: Record<string, string> = {};
    for (const [name, css] of Object.entries(sheets)) {
      input[name] = join(folder, `${name}.css`);
      // One folder deeper than the sheet it was taken from.
      writeFileSync(
        input[name],
        css.replaceAll('url("./fonts/', 'url("../fonts/').replaceAll('url(./fonts/', 'url(../fonts/'),
      );
    }
    await buildCss({ input, outDir, minify: true, place: (name) => `stylesheets/${name}` });
  } finally {
    rmSync(workshop, { recursive: true });
  }
}
