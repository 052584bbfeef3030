import { plainText } from '../../shared/head/PageHead.ts';

export interface Section {
  /** The id of its heading, set in the browser: the sanitiser removes ids (`allowList`). */
  readonly id: string;
  readonly title: string;
}

/** The sections of a CMS page, by its second-level headings; empty headings are left out. */
export const sectionsOf = (html: string): readonly Section[] =>
  [...html.matchAll(/<h2(?:\s[^>]*)?>(.*?)<\/h2>/gis)]
    .map(([, inner = ''], index) => ({ id: `sectie-${index + 1}`, title: plainText(inner) }))
    .filter(({ title }) => title !== '');

/** Gives the headings inside an element the ids of `sectionsOf`, and makes them focusable. */
export function nameSections(text: Element): void {
  for (const [index, heading] of text.querySelectorAll('h2').entries()) {
    heading.id = `sectie-${index + 1}`;
    heading.tabIndex = -1;
  }
}
