import { type HeadElement, headElements, headMark, jsonText } from './headElements.ts';
import type { PageHead } from './PageHead.ts';

/** The part of Trusted Types that the shop uses; some browsers do not support it. */
interface PolicyMaker {
  createPolicy(
    name: string,
    rules: { createScript: (text: string) => string },
  ): { createScript: (text: string) => unknown };
}

/** The Trusted Types policy for script elements with data, besides the sanitiser's; it gets JSON only. */
const { trustedTypes } = window as Window & { trustedTypes?: PolicyMaker };
const policy = trustedTypes?.createPolicy('structured-data', {
  createScript: (json) => jsonText(JSON.parse(json)),
});

/** Replaces the elements of the previous page. */
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
    // TypeScript's DOM types accept strings only; a browser with Trusted Types accepts only the policy's value.
    made.text = (policy?.createScript(json) ?? json) as string;
  }
  return made;
}

/** Updates the document's head for the current page; the server renders that of the first page. */
export const updateHead = (head: PageHead | undefined, origin: string): void =>
  showHead(headElements(head ?? { canonical: null }, origin));
