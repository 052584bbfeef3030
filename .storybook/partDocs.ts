import type { ComponentDocs } from '../packages/ui/src/docs/ComponentDocs.ts';

const modules = import.meta.glob<{ docs: ComponentDocs }>('../packages/ui/src/**/*.docs.ts', { eager: true });
const all = Object.entries(modules).map(([path, { docs }]) => ({ folder: folderOf(path), docs }));

function folderOf(path: string): string {
  return path.slice(path.indexOf('packages/'), path.lastIndexOf('/'));
}

/** The documentation of a component, by its exported name. */
export function partDocs(name: string): ComponentDocs | undefined {
  return all.find(({ docs }) => docs.exports.includes(name))?.docs;
}

/** An entry of Storybook's `index.json`. */
export interface PageEntry {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly importPath: string;
}

/** The docs page of a component: its own, or that of its family. */
export function pageOf(name: string, entries: readonly PageEntry[]): PageEntry | undefined {
  const pages = entries.filter(({ type }) => type === 'docs');
  const entry = all.find(({ docs }) => docs.exports.includes(name));
  const family: readonly string[] = entry?.docs.exports ?? [];
  return (
    pages.find(({ title }) => title.split('/').at(-1) === name) ??
    pages.find(({ title }) => family.includes(title.split('/').at(-1) ?? '')) ??
    pages.find(({ importPath }) => entry !== undefined && folderOf(importPath) === entry.folder)
  );
}
