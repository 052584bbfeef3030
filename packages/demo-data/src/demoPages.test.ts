import { expect, test } from 'vitest';
import { demoCatalogue } from './DemoCatalogue.ts';

const { pages: demoPages } = demoCatalogue();

test('the published pages exist, with a title and something to read', () => {
  const urls = demoPages.map(({ urlTitle }) => urlTitle);
  expect(new Set(urls)).toEqual(
    new Set([
      'bezorgen',
      'contact',
      'over-ons',
      'algemene-voorwaarden',
      'privacy',
      'toegankelijkheid',
      'colofon',
    ]),
  );
  expect(urls).toHaveLength(7);
  for (const { title, body, position } of demoPages) {
    expect(title).not.toBe('');
    expect(body.length).toBeGreaterThan(300);
    expect(position).toBe('FOOTER');
  }
});
