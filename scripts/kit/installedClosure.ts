/** Lines of a block of the lockfile under a key at a given indent. */
function block(lines: readonly string[], key: string, indent: number): string[] {
  const start = lines.indexOf(`${' '.repeat(indent)}${key}:`);
  if (start < 0) return [];
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => line.trim() !== '' && !line.startsWith(' '.repeat(indent + 1)));
  return end < 0 ? rest : rest.slice(0, end);
}

const unquoted = (text: string) => text.replace(/^'(.*)'$/, '$1');

/**
 * What a package manager installs for some dependencies of a workspace package, by pnpm's lockfile (version 9): them,
 * and all that they need in turn, each version once. Types count too.
 *
 * @param importer the package's folder, as the lockfile names it.
 * @returns sorted 'name@version'.
 * @throws Error when the lockfile does not know one of the names.
 */
export function installedClosure(lockfile: string, importer: string, names: readonly string[]): string[] {
  const lines = lockfile.split('\n');
  const own = block(block(lines, 'importers', 0), importer, 2);
  const snapshots = block(lines, 'snapshots', 0);
  const versionOf = (name: string) => {
    const start = own.findIndex((line) => unquoted(line.trim().replace(/:$/, '')) === name);
    const version = own.slice(start + 1, start + 3).find((line) => line.trim().startsWith('version:'));
    if (start < 0 || !version) throw new Error(`The lockfile has no ${name} of ${importer}.`);
    return `${name}@${version.trim().slice('version: '.length)}`;
  };
  const found = new Set<string>();
  const visit = (key: string) => {
    if (found.has(key)) return;
    found.add(key);
    const quoted = snapshots.some((line) => line.startsWith(`  '${key}':`)) ? `'${key}'` : key;
    const snapshot = block(snapshots, quoted, 2);
    for (const kind of ['dependencies', 'optionalDependencies']) {
      for (const line of block(snapshot, kind, 4)) {
        const [, name = '', version = ''] = /^ {6}(\S+): (\S+)$/.exec(line) ?? [];
        if (name) visit(`${unquoted(name)}@${unquoted(version)}`);
      }
    }
  };
  for (const name of names) visit(versionOf(name));
  // The same version beside other peers is one package on the disk.
  return [...new Set([...found].map((key) => key.replace(/\(.*$/, '')))].sort();
}
