import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';

/**
 * Compiles the kit's stylesheet for consumers without Tailwind: every class of the parts and nothing else, as
 * `styles.css`, with the font it names in `fonts/`, both in `outDir`. What stands there besides is left alone.
 *
 * @throws Error of Vite or Tailwind when a class or a file that the stylesheet names does not exist.
 */
export async function compileStyles(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'warn',
    // The stylesheet finds its font wherever the consumer's bundler puts the two.
    base: './',
    publicDir: false,
    plugins: [tailwindcss()],
    build: {
      outDir,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: fileURLToPath(new URL('../src/styles/styles.css', import.meta.url)),
        output: {
          assetFileNames: ({ names }) =>
            names[0]?.endsWith('.css') ? 'styles.css' : 'fonts/[name][extname]',
        },
      },
    },
  });
}
