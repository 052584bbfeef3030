import { expect, test } from 'vitest';
import { headHtml } from '../../app/headHtml.ts';
import { showHead } from './updateHead.ts';

test('the next page’s elements replace those of the document; other elements stay', () => {
  document.head.innerHTML = `<title>A</title>${headHtml([{ tag: 'meta', attributes: { name: 'robots', content: 'noindex' } }])}`;
  showHead([
    { tag: 'link', attributes: { rel: 'canonical', href: 'https://a.example/b' } },
    { tag: 'script', attributes: { type: 'application/ld+json' }, json: { name: '</script>' } },
  ]);
  expect(document.querySelector('meta[name=robots]')).toBeNull();
  expect(document.title).toBe('A');
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://a.example/b');
  const block = document.head.querySelector('script')?.text ?? '';
  expect([JSON.parse(block), block.includes('<')]).toEqual([{ name: '</script>' }, false]);
  showHead([]);
  expect(document.head.children).toHaveLength(1);
});
