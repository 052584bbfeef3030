import { type HeadElement, headMark, jsonText } from '../shared/head/headElements.ts';

/** Elements that React moves to head; `renderToString` puts them first. */
const lifted = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)/;

/** Separates the elements of head, such as `<title>`, from those of the body. */
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
