import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A product from the npm registry, with the files of a program that uses it. */
export interface Peer {
  readonly name: string;
  readonly manifest: Readonly<Record<string, unknown>>;
  /** Texts by their path in the folder. */
  readonly files: Readonly<Record<string, string>>;
}

/** Why a peer cannot be measured: for its row in the table. */
export class NotInstalled extends Error {}

/**
 * Installs a peer in a folder of its own. Install scripts are not run.
 *
 * @throws NotInstalled with npm's last line
 */
export async function installPeer(folder: string, { name, manifest, files }: Peer): Promise<void> {
  const all = { 'package.json': JSON.stringify({ name: 'peer', private: true, ...manifest }), ...files };
  for (const [path, text] of Object.entries(all)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  try {
    const flags = ['--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund', '--prefer-offline'];
    await run('npm', ['install', ...flags], { cwd: folder });
  } catch (error) {
    const lines = String((error as { stderr?: unknown }).stderr ?? error)
      .trim()
      .split('\n');
    throw new NotInstalled(`${name}: ${lines.at(-1)}`);
  }
}
