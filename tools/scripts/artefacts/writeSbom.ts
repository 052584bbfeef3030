import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { projectRoot } from '../projectRoot.ts';
import { runCommand } from '../runCommand.ts';
import { permissive, refusedLicences, type Sbom } from './licences.ts';
import { pnpm } from './pnpm.ts';

/**
 * Writes an SBOM (CycloneDX 1.6) of the workspace, or of a package's production dependencies, with versions, licences
 * and checksums.
 *
 * @param name the package; null for the whole workspace, tools included
 * @throws Error with pnpm's output
 */
export async function writeSbom(name: string | null, file: string): Promise<Sbom> {
  await mkdir(dirname(file), { recursive: true });
  const { code, output } = await runCommand(
    [
      ...(['npx', '--yes', pnpm] as const),
      ...(name === null ? [] : ['--filter', name]),
      ...['sbom', '--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--sbom-type', 'application'],
      ...(name === null ? [] : ['--prod']),
      ...['--out', file],
    ],
    { cwd: projectRoot },
  );
  if (code !== 0) throw new Error(`${output}\nThe dependencies could not be listed (see above).`);
  return JSON.parse(await readFile(file, 'utf8')) as Sbom;
}

/**
 * Writes the SBOM of a package's production dependencies into the cache and returns its path.
 *
 * @throws Error with one line for each package without an allowed licence
 */
export async function productionSbom(name: string): Promise<string> {
  const file = join(
    projectRoot,
    '.cache',
    'production',
    'sbom',
    `${name.replace('@magazijn/', '')}.cdx.json`,
  );
  const refused = refusedLicences(await writeSbom(name, file), permissive);
  if (refused.length === 0) return file;
  throw new Error(
    `These packages have a licence that is not decided on (licences.ts):\n${refused.join('\n')}`,
  );
}
