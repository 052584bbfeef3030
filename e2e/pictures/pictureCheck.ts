import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  baselineNames,
  type Pictured,
  readBaseline,
  removeBaseline,
  writeBaseline,
} from '../../scripts/pictures/baselines.ts';
import { comparePictures, samePicture } from '../../scripts/pictures/comparePictures.ts';
import { type PictureFinding, pictureReport } from '../../scripts/pictures/pictureReport.ts';
import { projectRoot } from '../../scripts/projectRoot.ts';

/** True when this run writes the agreed pictures anew. */
const updates = process.env.PICTURES === 'update';

/** How often a picture is taken again that is not the agreed one. */
const mostTurns = 5;

/**
 * What is shown, when it stands still: as with Playwright's own pictures, one that is not the agreed one is taken again
 * until two in a row are alike, since the browser may have drawn a part of it at another scale.
 */
async function stillPicture(agreed: Buffer | null, take: () => Promise<Buffer>): Promise<Buffer> {
  let picture = await take();
  if (agreed && samePicture(agreed, picture)) return picture;
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const again = await take();
    if (again.equals(picture)) break;
    picture = again;
  }
  return picture;
}

/** Pictures of one kind, compared with the agreed ones, and the report of what is not as it was. */
export interface PictureCheck {
  /** A line for a picture that is not the agreed one; none otherwise, and when this run writes them anew. */
  check(name: string, take: () => Promise<Buffer>): Promise<string[]>;
  /** Agreed pictures that nothing showed; removed when this run writes them anew. */
  gone(): string[];
  /** Writes `index.html`, for people. */
  writeReport(): void;
}

/** Begins anew: the report of the run before is emptied. */
export function openPictureCheck(of: Pictured): PictureCheck {
  const folder = join(projectRoot, '.cache', 'pictures', of);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const findings: PictureFinding[] = [];
  const taken = new Set<string>();

  function keep(name: string, kind: string, picture: Buffer): string {
    const file = `${name}.${kind}.png`;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), picture);
    return file;
  }

  function compare(name: string, before: Buffer | null, after: Buffer): PictureFinding | null {
    if (before === null) return { name, says: 'is new', after: keep(name, 'after', after) };
    const comparison = comparePictures(before, after);
    if (comparison === null) return null;
    return {
      name,
      says:
        comparison.different > 0
          ? `differs in ${comparison.different} pixels`
          : 'differs in shades too close for the eye',
      before: keep(name, 'before', before),
      after: keep(name, 'after', after),
      difference: keep(name, 'difference', comparison.difference),
    };
  }

  return {
    async check(name, take) {
      taken.add(name);
      const agreed = readBaseline(of, name);
      const picture = await stillPicture(agreed, take);
      if (updates) {
        if (!agreed || !samePicture(agreed, picture)) writeBaseline(of, name, picture);
        return [];
      }
      const finding = compare(name, agreed, picture);
      if (finding === null) return [];
      findings.push(finding);
      return [`${finding.name} ${finding.says}`];
    },
    gone() {
      const names = baselineNames(of).filter((name) => !taken.has(name));
      if (updates) {
        for (const name of names) removeBaseline(of, name);
        return [];
      }
      findings.push(...names.map((name) => ({ name, says: 'is gone' })));
      return names;
    },
    writeReport: () => writeFileSync(join(folder, 'index.html'), pictureReport(findings, taken.size)),
  };
}
