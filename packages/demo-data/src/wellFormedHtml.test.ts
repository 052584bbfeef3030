import { expect, test } from 'vitest';
import { demoCatalogue } from './DemoCatalogue.ts';

/** The first error in a piece of HTML, or null: unbalanced tags, stray < or &. */
function fault(html: string): string | null {
  const open: string[] = [];
  for (const [token] of html.matchAll(/<[^>]*>|[<>]|&[a-z]*;?/g)) {
    if (/^&(amp|lt|gt|quot);$/.test(token)) continue;
    const tag = /^<(\/?)([a-z][a-z0-9]*)( [a-z]+="[^"<>]*")*>$/.exec(token);
    if (tag === null) return `stray ${token}`;
    if (tag[1] === '') open.push(tag[2] ?? '');
    else if (open.pop() !== tag[2]) return `${token} closes something else`;
  }
  return open.length === 0 ? null : `<${open.at(-1)}> is not closed`;
}

test('the check detects errors', () => {
  expect(fault('<p>goed &amp; wel</p>')).toBeNull();
  expect(fault('<p><b>fout</p></b>')).toBe('</p> closes something else');
  expect(fault('<p>open')).toBe('<p> is not closed');
  expect(fault('1 < 2')).toBe('stray <');
  expect(fault('dit & dat')).toBe('stray &');
});

test('every HTML text of the catalogue is well formed, without placeholders; only the accessibility statement has a date', () => {
  const { products, pages } = demoCatalogue();
  const texts = [
    ...products.flatMap(({ text, information, extraInformation, label }) => [
      text,
      information,
      extraInformation,
      label,
    ]),
    // The government's model requires the date of the statement.
    ...pages.map(({ urlTitle, body }) =>
      urlTitle === 'toegankelijkheid' ? body.replaceAll(/\b2026\b|\b2019\/882\b/g, '') : body,
    ),
  ];
  for (const text of texts) {
    if (text === null) continue;
    expect(fault(text) ?? text.slice(0, 0)).toBe('');
    expect(text).not.toMatch(/[{}]|undefined|\b20\d\d\b(?! k)|lorem/);
  }
});
