import { join } from 'node:path';
import { createStorage } from 'unstorage';
import folderDriver from 'unstorage/drivers/fs-lite';
import bucketDriver from 'unstorage/drivers/s3';
import type { ApiSettings } from '../settings/ApiSettings.ts';

/** Bitmap bytes, SVG text, or null when missing. Names: lower case letters, digits and hyphens, at most 80. */
export type ImageSource = (name: string) => Promise<Uint8Array | string | null>;

const extensions = ['webp', 'png', 'jpg'] as const;

/** `<name>.webp`, `.png` or `.jpg` in an S3 bucket, for any number of processes, or in the folder `originals`. */
export function imageOriginals({
  pictureBucket,
  dataDir,
}: Pick<ApiSettings, 'pictureBucket' | 'dataDir'>): ImageSource {
  const driver = pictureBucket
    ? bucketDriver(pictureBucket)
    : folderDriver({ base: join(dataDir, 'originals'), readOnly: true });
  const storage = createStorage({ driver });
  return async (name) => {
    for (const extension of extensions) {
      const found = await storage.getItemRaw<Uint8Array | ArrayBuffer | Error>(`${name}.${extension}`);
      // The folder's driver returns errors instead of throwing them.
      if (found instanceof Error) throw found;
      if (found) return new Uint8Array(found);
    }
    return null;
  };
}
