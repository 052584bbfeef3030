// What `pnpm build` runs: three folders under dist/ that run by themselves, each by `node main.js`. See docs/adr/0041.
import { buildArtefacts } from './artefacts/buildArtefacts.ts';

try {
  const built = await buildArtefacts();
  console.log(built ? 'Built dist/shop, dist/api and dist/worker.' : 'dist/ is up to date.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
