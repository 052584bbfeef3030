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

test('hydration renders each card once: neither the loaders nor the layout render them again', async () => {
  const page = await renderedPage('/categorie/verzorging');
  const data = structuredClone(page.data);
  const cardRenders = countReads(data.queries, 'articleNumber');
  await hydratePage('/categorie/verzorging', page.body, { ...page, data }, { once: true });
  const cards = document.querySelectorAll('main article').length;
  expect(cards).toBeGreaterThan(0);
  expect(cardRenders()).toBe(cards);
});

test('hydration renders a visitor’s list once: the takeover does not, and no loader runs again', async () => {
  const page = await renderedPage('/categorie/verzorging');
  const data = structuredClone(page.data);
  const listReads = countReads(data.queries, 'products');
  await hydratePage('/categorie/verzorging', page.body, { ...page, data }, { once: true });
  expect(listReads()).toBe(1);
});
