import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { type CompressedBody, compressed, etagOf } from './compressed.ts';

const mediaTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** Names with Vite's content hash: such files never change. */
export const hashedName = /-[\w-]{8}\.\w+$/;

export interface StaticFile {
  readonly bytes: Uint8Array;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: CompressedBody;
}

/** Reads the files of a build into memory, so that no path of a request reaches the file system. */
export async function readStaticFiles(directory: string): Promise<ReadonlyMap<string, StaticFile>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.parentPath.includes(`${sep}.vite`));
  return new Map(
    await Promise.all(
      files.map(async (entry) => {
        const file = join(entry.parentPath, entry.name);
        const address = `/${relative(directory, file).split(sep).join('/')}`;
        return [address, staticFile(address, await readFile(file))] as const;
      }),
    ),
  );
}

/** A file with the content type and the cache lifetime of its address. */
export function staticFile(address: string, bytes: Uint8Array): StaticFile {
  const type = mediaTypes[extname(address)] ?? 'application/octet-stream';
  return {
    bytes,
    etag: etagOf(bytes),
    headers: {
      'content-type': type,
      'cache-control': hashedName.test(address)
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=300',
    },
    // Fonts and pictures are compressed by their format.
    body: /^(font|image)\/(?!svg)/.test(type)
      ? { identity: new Uint8Array(bytes), encoded: null }
      : compressed(new Uint8Array(bytes), 'file'),
  };
}
