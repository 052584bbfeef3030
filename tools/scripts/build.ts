// `pnpm build`: builds three folders under dist/, each started by `node main.js`; see docs/adr/0041.
import { buildArtefacts } from './artefacts/buildArtefacts.ts';

try {
  const built = await buildArtefacts();
  console.log(built ? 'Built dist/shop, dist/api and dist/worker.' : 'dist/ is up to date.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
