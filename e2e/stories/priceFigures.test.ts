import { expect, test } from 'vitest';
import { openStory } from './openStory.ts';

// A price that breaks between digits reads as another number: '25,95' as a 2 over a 5.

/** Figures and struck prices that take more than one line or overflow their label. Runs in the page. */
function brokenPrices(): string[] {
  const broken: string[] = [];
  for (const label of document.querySelectorAll('[data-slot=price-label]')) {
    const { left, right } = label.getBoundingClientRect();
    const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!/^[\d.,]+$/.test(text.textContent ?? '')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      const box = range.getBoundingClientRect();
      if (lines.size > 1) broken.push(`${label.textContent}: ${text.textContent} on ${lines.size} lines`);
      if (box.left < left - 1 || box.right > right + 1)
        broken.push(`${label.textContent}: ${text.textContent} overflows`);
    }
  }
  return broken;
}

test.each([
  ['[OfferPoster]', 'commerce-offerposter--with-shelf', 360],
  ['[OfferPoster]', 'commerce-offerposter--with-shelf', 320],
  ['[OfferCarousel]', 'commerce-offercarousel--five', 360],
  ['[ProductShelf]', 'commerce-productshelf--six', 320],
  ['[PriceLabel]', 'commerce-pricelabel--thousands', 320],
  ['[PriceLabel]', 'commerce-pricelabel--million', 320],
  ['Home', 'patterns-home--logged-in', 320],
  ['Category', 'patterns-category--first-page', 320],
])('%s no price breaks or overflows (%s at %i px)', async (_part, id, width) => {
  const { page } = await openStory(id, width);
  expect(await page.locator('[data-slot=price-figure]').count()).toBeGreaterThan(0);
  expect(await page.evaluate(brokenPrices)).toEqual([]);
});

test('[OfferCarousel] with right-to-left text the sign of a percentage stays before its figure, in poster and list', async () => {
  const { page } = await openStory('commerce-offercarousel--right-to-left');
  const places = await page.getByText('−15%').evaluateAll((figures) =>
    figures.map(({ firstChild }) => {
      const range = document.createRange();
      return [...(firstChild?.textContent ?? '')].map((_sign, at) => {
        if (firstChild) range.setStart(firstChild, at);
        if (firstChild) range.setEnd(firstChild, at + 1);
        return range.getBoundingClientRect().left;
      });
    }),
  );
  expect(places).toHaveLength(2);
  for (const signs of places) expect(signs).toEqual(signs.toSorted((a, b) => a - b));
});
