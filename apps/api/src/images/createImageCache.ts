import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Brand, brands, type Logger } from '@magazijn/server';
import pLimit from 'p-limit';
import type { ImageSource } from './imageFiles.ts';
import { type ImageFormat, type ImageSize, renderImage } from './renderImage.ts';
import { renderShared, sharedSize } from './renderShared.ts';
import { writeAtomically } from './writeAtomically.ts';

/** A picture as it is asked for. */
export interface ImageRequest {
  readonly name: string;
  /** Null for its own size. */
  readonly size: ImageSize | null;
  readonly format: ImageFormat;
}

/** What a link elsewhere shows is another picture for each brand, under a name of its own. */
const isShared = (size: ImageSize | null): boolean =>
  size?.width === sharedSize.width && size.height === sharedSize.height;

/** Whatever keeps us from reading a kept picture, it can be made anew. */
const readIfThere = (path: string): Promise<Buffer | null> => readFile(path).catch(() => null);

/**
 * Gives pictures, each made once and kept below `folder`. A folder that cannot be read or written to costs time,
 * never a picture.
 *
 * @param brand on whose shelf a picture for a link elsewhere stands. @default Magazijn
 */
export function createImageCache(
  source: ImageSource,
  folder: string,
  logger: Logger,
  brand: Brand = brands.magazijn,
) {
  const underWay = new Map<string, Promise<Buffer | null>>();
  // Encoding keeps a core busy: the calls of the shop must not wait behind a page full of new pictures.
  const inTurn = pLimit(2);

  async function make({ name, size, format }: ImageRequest, key: string): Promise<Buffer | null> {
    const kept = join(folder, name.slice(0, 2), `${key}.${format}`);
    const known = await readIfThere(kept);
    if (known) return known;
    const original = await source(name);
    if (original === null) return null;
    const made = await inTurn(() =>
      isShared(size) ? renderShared(original, brand, format) : renderImage(original, size, format),
    );
    await writeAtomically(kept, made).catch((error: unknown) => {
      logger.warn({ event: 'picture-not-kept', picture: key, message: String(error) });
    });
    return made;
  }

  /** Null when there is no picture of that name. */
  return (request: ImageRequest): Promise<Buffer | null> => {
    const { name, size } = request;
    const sized = size ? `${name}-${size.width}x${size.height}` : name;
    const key = isShared(size) ? `${sized}-${brand.id}` : sized;
    const id = `${key}.${request.format}`;
    const running = underWay.get(id) ?? make(request, key).finally(() => underWay.delete(id));
    underWay.set(id, running);
    return running;
  };
}
