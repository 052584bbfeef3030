import { type HeadElement, headMark, jsonText } from '../shared/head/headElements.ts';

/** Elements that React moves to head; `renderToString` puts them first. */
const lifted = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)/;

/**
 * Separates the elements of head from those of the body.
 *
 * @example splitHead('<title>A</title><link rel="preload"/><div>B</div>')
 * // { head: '<title>A</title><link rel="preload"/>', body: '<div>B</div>' }
 */
export function splitHead(html: string): { readonly head: string; readonly body: string } {
  let cut = 0;
  for (let found = lifted.exec(html); found; found = lifted.exec(html.slice(cut))) cut += found[0].length;
  return { head: html.slice(0, cut), body: html.slice(cut) };
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

/** The elements as HTML, with attributes and JSON escaped. */
export const headHtml = (elements: readonly HeadElement[]): string =>
  elements
    .map((element) => {
      const attributes = Object.entries(element.attributes).map(
        ([name, value]) => ` ${name}="${escaped(value)}"`,
      );
      const start = `<${element.tag} ${headMark}${attributes.join('')}>`;
      return element.tag === 'script' ? `${start}${jsonText(element.json)}</script>` : start;
    })
    .join('');
