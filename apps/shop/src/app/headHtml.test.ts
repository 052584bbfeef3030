import { describe, expect, test } from 'vitest';
import { headHtml, splitHead } from './headHtml.ts';

describe('splitHead', () => {
  test('head ends at the first element of the page’s body', () => {
    expect(
      splitHead('<link rel="preload" href="/a"/><title>A</title><meta name="b"/><a>B</a><title>C</title>'),
    ).toEqual({
      head: '<link rel="preload" href="/a"/><title>A</title><meta name="b"/>',
      body: '<a>B</a><title>C</title>',
    });
  });

  test('a page without head elements is unchanged', () => {
    expect(splitHead('<div>A</div>')).toEqual({ head: '', body: '<div>A</div>' });
  });
});

describe('headHtml', () => {
  test('elements are written as HTML, with their mark', () => {
    expect(headHtml([{ tag: 'link', attributes: { rel: 'canonical', href: 'https://a.example/b' } }])).toBe(
      '<link data-head rel="canonical" href="https://a.example/b">',
    );
  });

  test('no text can end its attribute or its script element', () => {
    const hostile = `"><img src=x onerror=alert(1)>'</script><script>alert(1)</script>`;
    const html = headHtml([
      { tag: 'meta', attributes: { name: 'description', content: hostile } },
      { tag: 'script', attributes: { type: 'application/ld+json' }, json: { name: hostile } },
    ]);
    const read = new DOMParser().parseFromString(`<head>${html}</head>`, 'text/html');
    expect(read.querySelectorAll('img, script:not([type])')).toHaveLength(0);
    expect(read.querySelector('meta')?.content).toBe(hostile);
    expect(JSON.parse(read.querySelector('script')?.textContent ?? '')).toEqual({ name: hostile });
  });
});
