/**
 * Writes what `package.json` publishes as styles, after tsdown has emptied and filled `dist`: `dist/styles.css` for
 * consumers without Tailwind, and `dist/theme.css` for those who have it. The latter only points at the sources that
 * tsdown copied, since Tailwind must see kit and shop together to write each class once and in its order.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileStyles } from './compileStyles.ts';

const dist = new URL('../dist/', import.meta.url);
await compileStyles(fileURLToPath(dist));
writeFileSync(new URL('theme.css', dist), '@import "./styles/styles.css";\n');
