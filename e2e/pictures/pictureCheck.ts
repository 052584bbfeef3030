import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  baselineNames,
  type Pictured,
  readBaseline,
  removeBaseline,
  writeBaseline,
} from '../../tools/scripts/pictures/baselines.ts';
import { comparePictures, samePicture } from '../../tools/scripts/pictures/comparePictures.ts';
import { type PictureFinding, pictureReport } from '../../tools/scripts/pictures/pictureReport.ts';
import { projectRoot } from '../../tools/scripts/projectRoot.ts';

const updates = process.env.PICTURES === 'update';

/** How often a picture that differs from its baseline is taken at most. */
const maxTakes = 6;

/**
 * Takes a picture, and again if it differs from its baseline, as Playwright does: a busy browser may not have drawn the last
 * row or a photo yet. A real change differs every time.
 */
async function pictureOf(baseline: Buffer | null, take: () => Promise<Buffer>): Promise<Buffer> {
  let picture = await take();
  for (let takes = 1; takes < maxTakes && baseline && !(await samePicture(baseline, picture)); takes += 1)
    picture = await take();
  return picture;
}

/** Compares pictures of one kind with their baselines, and reports the differences. */
export interface PictureCheck {
  /** Returns a line for a picture that differs from its baseline, unless this run writes new baselines. */
  check(name: string, take: () => Promise<Buffer>): Promise<string[]>;
  /**
   * Reports baselines of stories and screens that no longer exist, and removes them if this run writes new baselines. The
   * baseline of a planned picture that could not be taken stays.
   *
   * @param planned the names of all pictures of existing stories and screens
   */
  gone(planned: readonly string[]): string[];
  writeReport(): void;
}

export function openPictureCheck(of: Pictured): PictureCheck {
  const folder = join(projectRoot, '.cache', 'pictures', of);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // By name: a second attempt replaces the first.
  const findings = new Map<string, PictureFinding>();
  const taken = new Set<string>();

  function keep(name: string, kind: 'before.webp' | 'after.png' | 'difference.png', picture: Buffer): string {
    const file = `${name}.${kind}`;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), picture);
    return file;
  }

  async function compare(name: string, before: Buffer | null, after: Buffer): Promise<PictureFinding | null> {
    if (before === null) return { name, change: 'is new', after: keep(name, 'after.png', after) };
    const comparison = await comparePictures(before, after);
    if (comparison === null) return null;
    return {
      name,
      change:
        comparison.different > 0
          ? `differs in ${comparison.different} pixels`
          : 'differs in shades too close for the eye',
      before: keep(name, 'before.webp', before),
      after: keep(name, 'after.png', after),
      difference: keep(name, 'difference.png', comparison.difference),
    };
  }

  return {
    async check(name, take) {
      taken.add(name);
      const baseline = readBaseline(of, name);
      const picture = await pictureOf(baseline, take);
      if (updates) {
        if (!baseline || !(await samePicture(baseline, picture))) await writeBaseline(of, name, picture);
        return [];
      }
      const finding = await compare(name, baseline, picture);
      findings.delete(name);
      if (finding === null) return [];
      findings.set(name, finding);
      return [`${finding.name} ${finding.change}`];
    },
    gone(planned) {
      const names = baselineNames(of).filter((name) => !planned.includes(name));
      if (updates) {
        for (const name of names) removeBaseline(of, name);
        return [];
      }
      for (const name of names) findings.set(name, { name, change: 'is gone' });
      return names;
    },
    writeReport() {
      writeFileSync(join(folder, 'index.html'), pictureReport([...findings.values()], taken.size));
      writeFileSync(join(folder, 'count'), String(taken.size));
    },
  };
}
