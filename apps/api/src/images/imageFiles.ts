import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageSource } from './ImageSource.ts';

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
