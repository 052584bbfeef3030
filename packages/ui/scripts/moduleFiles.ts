import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const relativeImport = /(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+\.tsx?)['"]/g;

/**
 * The source files that a browser loads with `entries`: themselves and what they import by relative paths, types
 * excepted. Absolute paths, each once.
 */
export function moduleFiles(entries: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    const source = readFileSync(file, 'utf8').replace(/^(?:im|ex)port type [^;]+;/gm, '');
    for (const [, path = ''] of source.matchAll(relativeImport)) visit(resolve(dirname(file), path));
  };
  for (const entry of entries) visit(resolve(entry));
  return [...found];
}
