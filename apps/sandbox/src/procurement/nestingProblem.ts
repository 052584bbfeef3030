/** Where tags do not nest, of a document without comments and CDATA; null when all do. */
export function nestingProblem(xml: string): string | null {
  const open: string[] = [];
  for (const [tag, closing, name = '', rest = ''] of xml.matchAll(
    /<(\/?)([A-Za-z][\w:.-]*)((?:\s[^<>]*)?)>/g,
  )) {
    if (closing === '/') {
      const expected = open.pop();
      if (expected !== name) return `${tag} closes ${expected ?? 'nothing'}`;
    } else if (!rest.endsWith('/') && !tag.endsWith('/>')) open.push(name);
  }
  return open.length === 0 ? null : `${open.join(', ')} is never closed`;
}
