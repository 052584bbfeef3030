import { expect, test } from 'vitest';
import { homeHead } from './homeHead.ts';

test('[S01] the home page is found under the bare address, with what the shop is', () => {
  const at = { params: {}, url: new URL('https://shop.example/') };
  const head = homeHead(() => undefined, at, 'https://shop.example');
  expect(head.canonical).toBe('/');
  expect(head.description?.length).toBeLessThanOrEqual(160);
  expect(head.things).toEqual([
    { '@type': 'WebSite', name: 'Magazijn', url: 'https://shop.example/', inLanguage: 'nl' },
  ]);
});
