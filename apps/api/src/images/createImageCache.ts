import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { type Brand, brands, type Logger } from '@magazijn/server';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { createFileCache } from './createFileCache.ts';
import type { ImageSource } from './imageOriginals.ts';
import { type ImageFormat, type ImageSize, renderImage } from './renderImage.ts';
import { renderShared, sharedSize } from './renderShared.ts';

export interface ImageRequest {
  readonly name: string;
  /** Null for its original size. */
  readonly size: ImageSize | null;
  readonly format: ImageFormat;
}

const isShared = (size: ImageSize | null): boolean =>
  size?.width === sharedSize.width && size.height === sharedSize.height;

/** Milliseconds that an original's hash is cached: a replaced or deleted one is noticed after that. */
const knownFor = 60_000;

interface ImageCacheOptions {
  readonly maxBytes: number;
  /** The brand of Open Graph pictures and rendered originals; each has its own cache. @default Magazijn */
  readonly brand?: Brand;
  /** Monotonic milliseconds. @default the process's clock */
  readonly now?: () => number;
}

/**
 * Caches rendered pictures below `folder` by the hash of their original, read at most once a minute. While originals
 * cannot be read, cached pictures are served. An invalid original is logged and treated as missing.
 */
export function createImageCache(
  source: ImageSource,
  folder: string,
  logger: Logger,
  { maxBytes, brand = brands.magazijn, now = () => performance.now() }: ImageCacheOptions,
) {
  const files = createFileCache(folder, maxBytes);
  /** The hash of each original at its last read; `none` for a missing picture. */
  const versions = new LRUCache<string, string>({
    max: 20_000,
    ttl: knownFor,
    noDeleteOnStaleGet: true,
    perf: { now },
    ttlResolution: 0,
  });
  const underWay = new Map<string, Promise<Buffer | null>>();
  // Encoding uses a core fully: a page full of new pictures must not delay API requests.
  const inTurn = pLimit(2);

  async function make({ name, size, format }: ImageRequest, key: string): Promise<Buffer | null> {
    const readMade = async (version: string | undefined) =>
      version === undefined || version === none ? null : files.read(fileOf(version));
    const fileOf = (version: string) => join(brand.id, name.slice(0, 2), `${key}-${version}.${format}`);

    const known = versions.get(name);
    if (known === none) return null;
    const kept = await readMade(known);
    if (kept) return kept;
    let original: Awaited<ReturnType<ImageSource>>;
    try {
      original = await source(name);
    } catch (error) {
      const former = await readMade(versions.peek(name, { allowStale: true }));
      if (former) return former;
      throw error;
    }
    const version = original === null ? none : hashOf(original);
    versions.set(name, version);
    if (original === null) return null;
    const same = version === known ? null : await readMade(version);
    if (same) return same;
    const made = await inTurn(() =>
      isShared(size) ? renderShared(original, brand, format) : renderImage(original, size, format),
    ).catch((error: unknown) => {
      logger.error({ event: 'picture-broken', picture: name, message: String(error) });
      return null;
    });
    if (made === null) return null;
    await files.write(fileOf(version), made).catch((error: unknown) => {
      logger.warn({ event: 'picture-not-kept', picture: key, message: String(error) });
    });
    return made;
  }

  /** Null when there is no picture with that name. */
  return (request: ImageRequest): Promise<Buffer | null> => {
    const { name, size } = request;
    const key = size ? `${name}-${size.width}x${size.height}` : name;
    const id = `${key}.${request.format}`;
    const running = underWay.get(id) ?? make(request, key).finally(() => underWay.delete(id));
    underWay.set(id, running);
    return running;
  };
}

const none = 'none';

const hashOf = (original: Uint8Array | string): string =>
  createHash('sha256').update(original).digest('hex').slice(0, 16);
