import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBaseline, writeBaseline } from '../../scripts/pictures/baselines.ts';
import { comparePictures, samePicture } from '../../scripts/pictures/comparePictures.ts';
import type { PictureFinding } from '../../scripts/pictures/pictureReport.ts';
import { projectRoot } from '../../scripts/projectRoot.ts';

/** Where a run leaves what it found, beside `index.html`. */
export const reportFolder = join(projectRoot, '.cache', 'pictures');

/** True when this run writes the agreed pictures anew. */
export const updates = process.env.PICTURES === 'update';

/** Empties the report of the run before. */
export function clearReport(): void {
  rmSync(reportFolder, { recursive: true, force: true });
  mkdirSync(reportFolder, { recursive: true });
}

/** Compares a picture with the agreed one, or replaces that. What differs is kept for the report, and returned. */
export function checkPicture(name: string, after: Buffer): PictureFinding | null {
  const before = readBaseline(name);
  if (updates) {
    if (!before || !samePicture(before, after)) writeBaseline(name, after);
    return null;
  }
  const comparison = before && comparePictures(before, after);
  if (before && !comparison) return null;
  const keep = (kind: string, picture: Buffer) => {
    const file = `${name}.${kind}.png`;
    writeFileSync(join(reportFolder, file), picture);
    return file;
  };
  if (!before || !comparison) return { name, says: 'is new', after: keep('after', after) };
  return {
    name,
    says:
      comparison.different > 0
        ? `differs in ${comparison.different} pixels`
        : 'differs in shades too close for the eye',
    before: keep('before', before),
    after: keep('after', after),
    difference: keep('difference', comparison.difference),
  };
}
