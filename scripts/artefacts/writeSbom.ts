import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { projectRoot } from '../projectRoot.ts';
import { runCommand } from '../runCommand.ts';
import { permissive, refusedLicences, type Sbom } from './licences.ts';
import { pnpm } from './pnpm.ts';

/**
 * Writes what the workspace depends on, or what one of its rooms takes to production: each package with its version,
 * licence and checksum (a software bill of materials, CycloneDX 1.6).
 *
 * @param room its package's name; null for everything, tools included.
 * @throws Error with what pnpm said.
 */
export async function writeSbom(room: string | null, file: string): Promise<Sbom> {
  await mkdir(dirname(file), { recursive: true });
  const { code, output } = await runCommand(
    [
      ...(['npx', '--yes', pnpm] as const),
      ...(room === null ? [] : ['--filter', room]),
      ...['sbom', '--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--sbom-type', 'application'],
      ...(room === null ? [] : ['--prod']),
      ...['--out', file],
    ],
    { cwd: projectRoot },
  );
  if (code !== 0) throw new Error(`${output}\nThe dependencies could not be listed (see above).`);
  return JSON.parse(await readFile(file, 'utf8')) as Sbom;
}

/**
 * The list of what a room takes to production, as a file of the cache.
 *
 * @throws Error with one line for each package whose licence we may not hand on.
 */
export async function productionSbom(room: string): Promise<string> {
  const file = join(
    projectRoot,
    '.cache',
    'production',
    'sbom',
    `${room.replace('@magazijn/', '')}.cdx.json`,
  );
  const refused = refusedLicences(await writeSbom(room, file), permissive);
  if (refused.length === 0) return file;
  throw new Error(
    `These packages have a licence that is not decided on (licences.ts):\n${refused.join('\n')}`,
  );
}
