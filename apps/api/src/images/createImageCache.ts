import { join } from 'node:path';
import { type Brand, brands, type Logger } from '@magazijn/server';
import pLimit from 'p-limit';
import { createFileCache } from './createFileCache.ts';
import type { ImageSource } from './imageOriginals.ts';
import { type ImageFormat, type ImageSize, renderImage } from './renderImage.ts';
import { renderShared, sharedSize } from './renderShared.ts';

/** A picture as it is asked for. */
export interface ImageRequest {
  readonly name: string;
  /** Null for its own size. */
  readonly size: ImageSize | null;
  readonly format: ImageFormat;
}

/** What a link elsewhere shows. */
const isShared = (size: ImageSize | null): boolean =>
  size?.width === sharedSize.width && size.height === sharedSize.height;

/**
 * Gives pictures, each made once and kept below `folder`. A folder that cannot be read or written to costs time,
 * never a picture. An original that is no picture is named in the log, and answered as none.
 *
 * @param options.maxBytes how much of the disk the kept ones may take.
 * @param options.brand on whose shelf a picture for a link elsewhere stands, and in whose colours originals may be drawn:
 *   each has its own. @default Magazijn
 */
export function createImageCache(
  source: ImageSource,
  folder: string,
  logger: Logger,
  { maxBytes, brand = brands.magazijn }: { readonly maxBytes: number; readonly brand?: Brand },
) {
  const files = createFileCache(folder, maxBytes);
  const underWay = new Map<string, Promise<Buffer | null>>();
  // Encoding keeps a core busy: the calls of the shop must not wait behind a page full of new pictures.
  const inTurn = pLimit(2);

  async function make({ name, size, format }: ImageRequest, key: string): Promise<Buffer | null> {
    const file = join(brand.id, name.slice(0, 2), `${key}.${format}`);
    const known = await files.read(file);
    if (known) return known;
    const original = await source(name);
    if (original === null) return null;
    const made = await inTurn(() =>
      isShared(size) ? renderShared(original, brand, format) : renderImage(original, size, format),
    ).catch((error: unknown) => {
      logger.error({ event: 'picture-broken', picture: name, message: String(error) });
      return null;
    });
    if (made === null) return null;
    await files.write(file, made).catch((error: unknown) => {
      logger.warn({ event: 'picture-not-kept', picture: key, message: String(error) });
    });
    return made;
  }

  /** Null when there is no picture of that name. */
  return (request: ImageRequest): Promise<Buffer | null> => {
    const { name, size } = request;
    const key = size ? `${name}-${size.width}x${size.height}` : name;
    const id = `${key}.${request.format}`;
    const running = underWay.get(id) ?? make(request, key).finally(() => underWay.delete(id));
    underWay.set(id, running);
    return running;
  };
}
