import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from '@magazijn/server';
import pLimit from 'p-limit';
import type { ImageSource } from './imageFiles.ts';
import { type ImageFormat, type ImageSize, renderImage } from './renderImage.ts';
import { writeAtomically } from './writeAtomically.ts';

/** A picture as it is asked for. */
export interface ImageRequest {
  readonly name: string;
  /** Null for its own size. */
  readonly size: ImageSize | null;
  readonly format: ImageFormat;
}

/** Whatever keeps us from reading a kept picture, it can be made anew. */
const readIfThere = (path: string): Promise<Buffer | null> => readFile(path).catch(() => null);

/**
 * Gives pictures, each made once and kept below `folder`. A folder that cannot be read or written to costs time,
 * never a picture.
 */
export function createImageCache(source: ImageSource, folder: string, logger: Logger) {
  const underWay = new Map<string, Promise<Buffer | null>>();
  // Encoding keeps a core busy: the calls of the shop must not wait behind a page full of new pictures.
  const inTurn = pLimit(2);

  async function make({ name, size, format }: ImageRequest, key: string): Promise<Buffer | null> {
    const kept = join(folder, name.slice(0, 2), `${key}.${format}`);
    const known = await readIfThere(kept);
    if (known) return known;
    const original = await source(name);
    if (original === null) return null;
    const made = await inTurn(() => renderImage(original, size, format));
    await writeAtomically(kept, made).catch((error: unknown) => {
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
