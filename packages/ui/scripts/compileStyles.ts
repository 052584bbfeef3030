import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Compiles `styles.css` and `scoped.css`, with all components' classes, and the fonts into `outDir`. */
export async function compileStyles(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    // Relative, so that the font is found wherever the consumer's bundler puts it.
    base: './',
    publicDir: false,
    plugins: [tailwindcss({ optimize: true })],
    build: {
      outDir,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      cssMinify: true,
      rolldownOptions: {
        input: ['styles.css', 'scoped.css'].map((name) => join(root, 'src', 'styles', name)),
        output: {
          assetFileNames: ({ names: [name = ''] }) =>
            name.endsWith('.css') ? '[name][extname]' : 'fonts/[name][extname]',
        },
      },
    },
  });
}
