import { join } from 'node:path';
import type { Context, Hono } from 'hono';
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

/** GET /img/{name} and /img/{name}/{width}/{height}, at the root and under /api/v1. */
export function mountImages(app: Hono, { images, settings, logger }: ApiDependencies): void {
  const image = createImageCache(images, join(settings.dataDir, 'images'), logger, {
    maxBytes: settings.imageCacheBytes,
    brand: settings.brand,
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
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept',
    });
  };
  for (const base of ['/img', '/api/v1/img']) {
    app.get(`${base}/:name`, answer);
    app.get(`${base}/:name/:width/:height`, answer);
  }
}
