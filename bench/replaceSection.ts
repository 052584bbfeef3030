/**
 * A document with another text between the marks `<!-- bench:name -->` and `<!-- /bench:name -->`.
 *
 * @throws Error when the document has no such marks.
 */
export function replaceSection(document: string, name: string, text: string): string {
  const [begin, end] = [`<!-- bench:${name} -->`, `<!-- /bench:${name} -->`];
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The document has no section ${begin} … ${end}.`);
  return `${document.slice(0, from + begin.length)}\n${text}\n${document.slice(to)}`;
}
