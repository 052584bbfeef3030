import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { customerChunks } from '../apps/shop/server/index.ts';
import { projectRoot } from './projectRoot.ts';

/** A chunk in the manifest that Vite writes beside a build. */
interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  /** Keys of the manifest. */
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

/** What a browser loads for the first view of a page, in kilobytes of 1,000 bytes; scripts and styles as gzip. */
interface PageWeight {
  /** The component's file without its ending: `HomePage`. */
  readonly page: string;
  readonly script: number;
  /** Script for a customer who is logged in. */
  readonly customer: number;
  readonly style: number;
  readonly font: number;
}

/** The budgets of every page. React, React Router's data mode and SWR are 103 kB of the script (docs/adr/0029). */
const budgets = { script: 159.1, customer: 194, style: 13.9, font: 45 };
/** Pages with a form or a step of an order load more. */
const formBudgets = { ...budgets, script: 182.1, customer: 211 };
const formPage =
  /^(Registration|Login|OciLogin|ForgotPassword|ResetPassword|ChangePassword|Cart|Payment|PaymentMethod|Succeeded|Failed)Page$/;

/** One line for each budget that a page exceeds. */
export const exceededBudgets = (weights: readonly PageWeight[]): string[] =>
  weights.flatMap((weight) =>
    Object.entries(formPage.test(weight.page) ? formBudgets : budgets)
      .map(([kind, most]) => ({ kind, most, found: weight[kind as keyof typeof budgets] }))
      .filter(({ found, most }) => found > most)
      .map(({ kind, found, most }) => `${weight.page}: ${kind} ${found.toFixed(1)} kB, at most ${most} kB`),
  );

/**
 * Weighs the first view of every page of the built shop: the entry, the page's own chunk and what these import.
 *
 * @throws Error when the build has no page, or not a chunk that customers load.
 */
export function pageWeights(): PageWeight[] {
  const build = join(projectRoot, 'apps', 'shop', 'dist', 'client');
  const manifest: Record<string, ManifestChunk> = JSON.parse(
    readFileSync(join(build, '.vite', 'manifest.json'), 'utf8'),
  );
  // From apps/shop/public: every document loads it before the first paint.
  const always = ['assets/session.js'].filter((file) => existsSync(join(build, file)));
  const chunksOf = (keys: readonly string[], reached = new Set<string>()) => {
    for (const key of keys) {
      if (reached.has(key)) continue;
      reached.add(key);
      if (manifest[key] === undefined) throw new Error(`The manifest has no ${key}.`);
      chunksOf(manifest[key].imports ?? [], reached);
    }
    return [...reached].flatMap((key) => manifest[key] ?? []);
  };
  const bytes = (file: string) => readFileSync(join(build, file));
  const kilobytes = (files: Iterable<string>, size = (file: string) => gzipSync(bytes(file), { level: 9 })) =>
    [...new Set(files)].reduce((sum, file) => sum + size(file).byteLength, 0) / 1000;
  const scripts = (keys: readonly string[]) =>
    kilobytes([...always, ...chunksOf(keys).map(({ file }) => file)]);

  const keys = Object.keys(manifest);
  const entry = keys.find((key) => manifest[key]?.isEntry && manifest[key].file.endsWith('.js')) ?? 'entry';
  const pages = keys.filter((key) => manifest[key]?.isDynamicEntry && /Page\.tsx$/.test(key));
  if (pages.length === 0) throw new Error('The build has no page: nothing was weighed.');
  return pages.map((page) => {
    const chunks = chunksOf([entry, page]);
    const fonts = chunks.flatMap(({ assets = [] }) => assets).filter((file) => file.endsWith('.woff2'));
    return {
      page: page.replace(/^.*\/|\.tsx$/g, ''),
      script: scripts([entry, page]),
      customer: scripts([entry, page, ...customerChunks]),
      style: kilobytes(chunks.flatMap(({ css = [] }) => css)),
      font: kilobytes(fonts, bytes),
    };
  });
}
