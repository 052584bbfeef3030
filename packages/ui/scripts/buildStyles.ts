/** Compiles the stylesheet for consumers without Tailwind into `dist`, after tsdown has emptied and filled it. */
import { fileURLToPath } from 'node:url';
import { compileStyles } from './compileStyles.ts';

await compileStyles(fileURLToPath(new URL('../dist/', import.meta.url)));
