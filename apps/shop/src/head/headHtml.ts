import { type HeadElement, headMark, jsonText } from './headElements.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

/** The elements as HTML, for the server; whatever their texts hold stays inside its attribute or its block. */
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
