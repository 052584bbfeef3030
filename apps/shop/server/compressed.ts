import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The same bytes in every form that a browser may ask for; null where compressing is no use. */
export interface CompressedBody {
  readonly identity: Uint8Array<ArrayBuffer>;
  readonly gzip: Uint8Array<ArrayBuffer> | null;
  readonly br: Uint8Array<ArrayBuffer> | null;
}

/** How hard to work: a page is compressed while somebody waits, a file of the build once. */
const levels = {
  page: { gzip: 6, brotli: 5 },
  file: { gzip: 9, brotli: 11 },
};

/** Compresses in the background threads, so that other answers go on. */
export async function compressed(bytes: Uint8Array, effort: keyof typeof levels): Promise<CompressedBody> {
  const level = levels[effort];
  const [zipped, brotli] = await Promise.all([
    promisify(gzip)(bytes, { level: level.gzip }),
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: level.brotli } }),
  ]);
  return { identity: new Uint8Array(bytes), gzip: new Uint8Array(zipped), br: new Uint8Array(brotli) };
}
