import { plainText } from '../../shared/head/PageHead.ts';

/** A part of a CMS page under a heading of its own. */
export interface Section {
  /** The id that its heading gets in the browser: the back end's HTML has none (`allowList`). */
  readonly id: string;
  readonly title: string;
}

/**
 * The parts of a CMS page, by its headings of the second level; one without words is left out.
 *
 * @example sectionsOf('<h2>Prijzen</h2><p>…</p>') // [{ id: 'sectie-1', title: 'Prijzen' }]
 */
export const sectionsOf = (html: string): readonly Section[] =>
  [...html.matchAll(/<h2(?:\s[^>]*)?>(.*?)<\/h2>/gis)]
    .map(([, inner = ''], index) => ({ id: `sectie-${index + 1}`, title: plainText(inner) }))
    .filter(({ title }) => title !== '');

/** Gives the headings inside an element the ids of `sectionsOf`; they can then be led to, and take the focus. */
export function nameSections(text: Element): void {
  for (const [index, heading] of text.querySelectorAll('h2').entries()) {
    heading.id = `sectie-${index + 1}`;
    heading.tabIndex = -1;
  }
}
