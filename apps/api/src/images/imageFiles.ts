import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Where pictures come from: the bytes of a bitmap, the text of an SVG, or null when there is no picture of that name.
 * Names are lower case letters, figures and hyphens, at most 80.
 */
export type ImageSource = (name: string) => Promise<Uint8Array | string | null>;

const extensions = ['webp', 'png', 'jpg'] as const;

/** Pictures from files: `<dataDir>/originals/<name>.webp`, `.png` or `.jpg`. */
export function imageFiles(dataDir: string): ImageSource {
  return async (name) => {
    for (const extension of extensions) {
      try {
        return await readFile(join(dataDir, 'originals', `${name}.${extension}`));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      }
    }
    return null;
  };
}
