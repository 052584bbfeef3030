// @vitest-environment jsdom
// In a process without other files that hydrate: SWR keeps the first state of each key for the whole process, and renders
// again when a later document has other data.
import '../../../tools/testing/dom.ts';
import { expect, test } from 'vitest';
import { hydratePage } from './testing/hydratePage.tsx';
import { renderedPage } from './testing/renderAddress.ts';

/** Counts the reads of a property of the data, which a component reads once per render. */
function countReads(data: unknown, name: string): () => number {
  let reads = 0;
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    const property = Object.getOwnPropertyDescriptor(value, name);
    if (property) {
      const get = () => {
        reads += 1;
        return property.value;
      };
      // Not enumerable, so that JSON of the data does not count.
      Object.defineProperty(value, name, { get, enumerable: false });
    } else Object.values(value).forEach(visit);
  };
  visit(data);
  return () => reads;
}

// One hydration for both counts: a second one would add the render for other data.
test('hydration renders each card and a visitor’s list once: no loader runs again, and the takeover renders neither', async () => {
  const page = await renderedPage('/categorie/verzorging');
  const data = structuredClone(page.data);
  const cardRenders = countReads(data.queries, 'articleNumber');
  const listRenders = countReads(data.queries, 'products');
  await hydratePage('/categorie/verzorging', page.body, { ...page, data }, { once: true });
  const cards = document.querySelectorAll('main article').length;
  expect(cards).toBeGreaterThan(0);
  expect({ cards: cardRenders(), lists: listRenders() }).toEqual({ cards, lists: 1 });
});
