import { gzipSync } from 'node:zlib';

/** A chunk in the manifest that Vite writes beside a build. */
export interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  /** Keys of the manifest. */
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

/** What a browser loads for the first view of a page, in bytes; fonts as they are, the rest as gzip, as it is served. */
export interface PageWeight {
  /** The component's file without its ending: `HomePage`. */
  readonly page: string;
  readonly script: number;
  /** The same for somebody who is logged in. */
  readonly customer: number;
  readonly style: number;
  readonly font: number;
}

/**
 * Weighs the first view of every page of a build: the entry, the page's own chunk, and whatever these import at once.
 *
 * @param always scripts that every document loads besides, relative to the build.
 * @param read gives the bytes of a file of the build.
 * @param forCustomers keys of the chunks that come besides when somebody is logged in.
 */
export function weighPages(
  manifest: Readonly<Record<string, ManifestChunk>>,
  always: readonly string[],
  read: (file: string) => Uint8Array,
  forCustomers: readonly string[] = [],
): PageWeight[] {
  const keys = Object.keys(manifest);
  const entry = keys.find((key) => manifest[key]?.isEntry && manifest[key].file.endsWith('.js'));
  if (!entry) throw new Error('The manifest names no entry.');
  const pages = keys.filter((key) => manifest[key]?.isDynamicEntry && /Page\.tsx$/.test(key));

  for (const key of forCustomers) {
    if (!manifest[key]) throw new Error(`The manifest has no ${key}, which customers load.`);
  }

  const gzipped = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).byteLength, 0);

  return pages.map((page) => {
    const chunks = reach(manifest, [entry, page]);
    const scripts = (found: readonly ManifestChunk[]) =>
      gzipped(new Set([...always, ...found.map(({ file }) => file)]));
    const fonts = new Set(
      chunks.flatMap(({ assets = [] }) => assets.filter((file) => file.endsWith('.woff2'))),
    );
    return {
      page: page.replace(/^.*\/|\.tsx$/g, ''),
      script: scripts(chunks),
      customer: scripts(reach(manifest, [entry, page, ...forCustomers])),
      style: gzipped(new Set(chunks.flatMap(({ css = [] }) => css))),
      font: [...fonts].reduce((sum, file) => sum + read(file).byteLength, 0),
    };
  });
}

/** The chunks behind these keys and whatever they import at once. */
function reach(
  manifest: Readonly<Record<string, ManifestChunk>>,
  keys: readonly string[],
): readonly ManifestChunk[] {
  const reached = new Set<string>();
  const visit = (key: string) => {
    if (reached.has(key)) return;
    reached.add(key);
    manifest[key]?.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return [...reached].flatMap((key) => manifest[key] ?? []);
}
