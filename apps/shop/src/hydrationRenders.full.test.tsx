// @vitest-environment jsdom
// In a process without other files that hydrate: SWR keeps the first state of each key for the whole process, and renders
// again when a later document has other data.
import '../../../tools/testing/dom.ts';
import { expect, test } from 'vitest';
import { hydratePage } from './testing/hydratePage.tsx';
import { renderedPage } from './testing/renderAddress.ts';

/** Counts the reads of each product's article number, which a card reads once per render. */
function countCardRenders(data: unknown): () => number {
  let reads = 0;
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    if ('articleNumber' in value) {
      const { articleNumber } = value;
      const get = () => {
        reads += 1;
        return articleNumber;
      };
      // Not enumerable, so that JSON of the data does not count.
      Object.defineProperty(value, 'articleNumber', { get, enumerable: false });
    } else Object.values(value).forEach(visit);
  };
  visit(data);
  return () => reads;
}

test('hydration renders each card once: neither the loaders nor the layout render them again', async () => {
  const page = await renderedPage('/categorie/verzorging');
  const data = structuredClone(page.data);
  const cardRenders = countCardRenders(data.queries);
  await hydratePage('/categorie/verzorging', page.body, { ...page, data }, { once: true });
  const cards = document.querySelectorAll('main article').length;
  expect(cards).toBeGreaterThan(0);
  expect(cardRenders()).toBe(cards);
});
