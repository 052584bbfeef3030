// @vitest-environment jsdom
// In a process without other files that hydrate: SWR keeps the first state of each key for the whole process, and renders
// again when a later document has other data.
import '../../../tools/testing/dom.ts';
import { expect, test } from 'vitest';
import { countReads } from './testing/countReads.ts';
import { hydratePage } from './testing/hydratePage.tsx';
import { renderedPage } from './testing/renderAddress.ts';

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
