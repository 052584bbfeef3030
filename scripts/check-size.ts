// Weighs the first view of every page of the built shop, prints it, and fails when a budget is exceeded.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { customerChunks } from '../apps/shop/server/index.ts';
import { overweight } from './overweight.ts';
import { projectRoot } from './projectRoot.ts';
import { weighPages } from './weighPages.ts';

const build = join(projectRoot, 'apps', 'shop', 'dist', 'client');
const manifest = JSON.parse(readFileSync(join(build, '.vite', 'manifest.json'), 'utf8'));
// From apps/shop/public: every document loads it before the first paint.
const always = ['assets/session.js'].filter((file) => existsSync(join(build, file)));
const weights = weighPages(manifest, always, (file) => readFileSync(join(build, file)), customerChunks);
if (weights.length === 0) throw new Error('The build has no page: nothing was weighed.');

const column = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
for (const { page, script, customer, style, font } of weights) {
  const scripts = `script ${column(script)}, of a customer ${column(customer)}`;
  console.log(`${page.padEnd(24)} ${scripts}  style ${column(style)}  font ${column(font)}`);
}
const exceeded = overweight(weights);
for (const line of exceeded) console.log(line);
process.exitCode = exceeded.length > 0 ? 1 : 0;
