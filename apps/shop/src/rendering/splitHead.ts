/** Elements that React lifts into head. Rendered to a string they stand before everything else. */
const lifted = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)/;

/**
 * Cuts what belongs in head from what belongs in the body.
 *
 * @example splitHead('<title>A</title><link rel="preload"/><div>B</div>')
 * // { head: '<title>A</title><link rel="preload"/>', body: '<div>B</div>' }
 */
export function splitHead(html: string): { readonly head: string; readonly body: string } {
  let cut = 0;
  for (let found = lifted.exec(html); found; found = lifted.exec(html.slice(cut))) cut += found[0].length;
  return { head: html.slice(0, cut), body: html.slice(cut) };
}
