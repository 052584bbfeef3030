// `npm start`, after installing: builds the shop when its sources changed, then runs the sandbox.
import { buildShop } from './buildShop.ts';

const started = performance.now();
try {
  if (await buildShop())
    console.log(`Building the shop … ${((performance.now() - started) / 1000).toFixed(1)} s`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await import('../../apps/sandbox/src/main.ts');
