import { join } from 'node:path';
import type { Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import type { ApiDependencies } from '../ApiDependencies.ts';
import { notFound } from '../http/HttpError.ts';
import { createImageCache } from './createImageCache.ts';
import { type ImageSize, imageFormat, isImageSize } from './renderImage.ts';

const imageName = /^[a-z0-9-]{1,80}$/;
const wholeNumber = /^[1-9]\d{1,3}$/;

function sizeOf(width: string | undefined, height: string | undefined): ImageSize | null {
  if (width === undefined || height === undefined) return null;
  const size = { width: Number(width), height: Number(height) };
  if (!wholeNumber.test(width) || !wholeNumber.test(height) || !isImageSize(size.width, size.height)) {
    throw notFound();
  }
  return size;
}

/**
 * The URL of a picture stays the same when its original is replaced. Caches therefore revalidate after ten minutes,
 * and serve the stale picture for at most an hour while they do. An unchanged ETag answers 304 without a body.
 */
const cacheControl = 'public, max-age=600, stale-while-revalidate=3600';

/** GET /img/{name} and /img/{name}/{width}/{height}, at the root and under /api/v1. */
export function mountImages(app: Hono, { images, settings, logger, clock }: ApiDependencies): void {
  const image = createImageCache(images, join(settings.dataDir, 'images'), logger, {
    maxBytes: settings.imageCacheBytes,
    brand: settings.brand,
    now: () => clock().getTime(),
  });
  const answer = async (context: Context) => {
    const name = context.req.param('name') ?? '';
    if (!imageName.test(name)) throw notFound();
    const size = sizeOf(context.req.param('width'), context.req.param('height'));
    const format = imageFormat(context.req.header('accept') ?? '');
    const bytes = await image({ name, size, format });
    if (!bytes) throw notFound();
    return context.body(new Uint8Array(bytes), 200, {
      'content-type': `image/${format}`,
      'cache-control': cacheControl,
      vary: 'Accept',
    });
  };
  for (const base of ['/img', '/api/v1/img']) {
    app.get(`${base}/:name`, etag(), answer);
    app.get(`${base}/:name/:width/:height`, etag(), answer);
  }
}
