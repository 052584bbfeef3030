/** The static imports of a build's chunks, by key of the manifest. */
type ChunkImports = Readonly<Record<string, { readonly imports?: readonly string[] }>>;

/**
 * Finds chunks that import each other: one of them would run before what it imports.
 *
 * @returns their keys of the manifest in order of import; null when there are none
 */
export function chunkCycle(chunks: ChunkImports): readonly string[] | null {
  const done = new Set<string>();
  const find = (key: string, path: readonly string[]): readonly string[] | null => {
    if (path.includes(key)) return path.slice(path.indexOf(key));
    if (done.has(key)) return null;
    for (const imported of chunks[key]?.imports ?? []) {
      const cycle = find(imported, [...path, key]);
      if (cycle) return cycle;
    }
    done.add(key);
    return null;
  };
  for (const key of Object.keys(chunks)) {
    const cycle = find(key, []);
    if (cycle) return cycle;
  }
  return null;
}
