import { type HeadElement, headElements, headMark, jsonText } from './headElements.ts';
import type { PageHead } from './PageHead.ts';

/** What the shop uses of Trusted Types, which some browsers do not have. */
interface PolicyMaker {
  createPolicy(
    name: string,
    rules: { createScript: (text: string) => string },
  ): { createScript: (text: string) => unknown };
}

/**
 * The one policy besides the cleaner's. Browsers ask for one wherever text is put into a script element, also where
 * that holds data; what it lets through is JSON and nothing else.
 */
const { trustedTypes } = window as Window & { trustedTypes?: PolicyMaker };
const policy = trustedTypes?.createPolicy('structured-data', {
  createScript: (json) => jsonText(JSON.parse(json)),
});

/** Puts the head's elements in the place of those of the page before. */
export function showHead(elements: readonly HeadElement[]): void {
  for (const old of document.head.querySelectorAll(`[${headMark}]`)) old.remove();
  document.head.append(...elements.map(elementOf));
}

function elementOf(element: HeadElement): HTMLElement {
  const made = document.createElement(element.tag);
  for (const [name, value] of Object.entries({ ...element.attributes, [headMark]: '' })) {
    made.setAttribute(name, value);
  }
  if (made instanceof HTMLScriptElement && element.tag === 'script') {
    const json = jsonText(element.json);
    // The library's types know text only; a browser with Trusted Types takes nothing but its policy's.
    made.text = (policy?.createScript(json) ?? json) as string;
  }
  return made;
}

/** Says in the document's head what the page that shows now is; the first page of a visit brought its own. */
export const updateHead = (head: PageHead | undefined, origin: string): void =>
  showHead(headElements(head ?? { canonical: null }, origin));
