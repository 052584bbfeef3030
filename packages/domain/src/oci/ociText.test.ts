import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutAtWord, cutText, fitRepertoire, readOciCharset } from './ociText.ts';

describe('ociCharset', () => {
  test.each([
    ['', 'UTF-8', 'unicode'],
    ['utf-8', 'UTF-8', 'unicode'],
    [' ISO-8859-1 ', 'ISO-8859-1', 'latin-1'],
    ['windows-1252', 'windows-1252', 'latin-1'],
    ['iso8859-1', 'iso8859-1', 'latin-1'],
    ['latin1', 'latin1', 'latin-1'],
    ['L1', 'L1', 'latin-1'],
    ['cp1252', 'cp1252', 'latin-1'],
    ['UTF8', 'UTF-8', 'unicode'],
    ['utf-80', 'utf-80', 'ascii'],
    ['my-utf-8', 'my-utf-8', 'ascii'],
    ['ISO-8859-15', 'ISO-8859-15', 'ascii'],
    ['Shift_JIS', 'Shift_JIS', 'ascii'],
    ['"><script>', 'UTF-8', 'unicode'],
    ['latin1; x', 'UTF-8', 'unicode'],
    ['a'.repeat(40), 'a'.repeat(40), 'ascii'],
    ['a'.repeat(41), 'UTF-8', 'unicode'],
  ])('the requested character set %j', (requested, label, repertoire) => {
    expect(readOciCharset(requested)).toEqual({ label, repertoire });
  });
});

describe('fitRepertoire', () => {
  test.each([
    ['Crème fraîche – 1 €', 'unicode', 'Crème fraîche – 1 €'],
    ['Crème fraîche – 1 €', 'latin-1', 'Crème fraîche - 1 EUR'],
    ['Crème fraîche – 1 €', 'ascii', 'Creme fraiche - 1 EUR'],
    ['cre\u0300me', 'latin-1', 'crème'],
    ['Подгузники 4', 'latin-1', '?????????? 4'],
    ['🦋 vlinder', 'latin-1', '? vlinder'],
    ['\u0301 alone', 'ascii', '? alone'],
    ['groep “Eekhoorns”', 'latin-1', 'groep "Eekhoorns"'],
    ['‘a’ ‚b’ “c” „d” – — … • ™ ½ ×', 'ascii', `'a' 'b' "c" "d" - - ... - TM 1/2 x`],
    ['Straße, Æsop, æsop, Œuvre, œuvre', 'ascii', 'Strasse, AEsop, aesop, OEuvre, oeuvre'],
    ['Ørsted, Søren, Łódź, Wisła', 'ascii', 'Orsted, Soren, Lodz, Wisla'],
    ['Straße, ½ × 3', 'latin-1', 'Straße, ½ × 3'],
  ] as const)('%s in %s', (text, repertoire, expected) => {
    expect(fitRepertoire(text, repertoire)).toBe(expected);
  });

  /** Any code points, lone surrogates included; fast-check's own arbitrary takes two seconds to start. */
  const anyText = fc
    .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 40 })
    .map((points) => String.fromCodePoint(...points));

  test('any text is reduced to characters of the set', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(fitRepertoire(text, 'ascii')).toMatch(/^[\x20-\x7e]*$/);
        expect(fitRepertoire(text, 'latin-1')).toMatch(/^[\x20-\x7e\xa0-\xff]*$/);
        expect(fitRepertoire(text, 'unicode')).toBe(text);
      }),
    );
  });
});

describe('cutText', () => {
  test('a text that fits is unchanged', () => {
    expect(cutText('Luiers maat 4', 40)).toBe('Luiers maat 4');
  });

  test('a longer text is cut without a trailing space', () => {
    expect(cutText('Luiers maat 4', 8)).toBe('Luiers m');
    expect(cutText('Luiers maat 4', 7)).toBe('Luiers');
  });

  test('surrounding spaces and line breaks are removed', () => {
    expect(cutText('  Luiers\n  maat 4 ', 40)).toBe('Luiers maat 4');
  });

  test('regression: a surrogate pair is not split', () => {
    expect(cutText('ab🦋', 3)).toBe('ab');
    expect(cutText('cafe\u0301', 4)).toBe('caf');
  });

  test('the result fits, is a prefix of the text, and is well formed', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.integer({ min: 0, max: 50 }),
        (text, length) => {
          const cut = cutText(text, length);
          expect(cut.length).toBeLessThanOrEqual(length);
          expect(text.replace(/\s+/g, ' ').trim().startsWith(cut)).toBe(true);
          expect(cut.isWellFormed()).toBe(true);
        },
      ),
    );
  });
});

describe('cutAtWord', () => {
  test.each([
    ['voeding/fruit', 'voeding'],
    ['verzorging/luiers', 'verzorging'],
    ['eten & drinken', 'eten &'],
    ['knutselen-verf', 'knutselen'],
    ['53102305', '53102305'],
    ['schoonmaakmiddelen', 'schoonmaak'],
    ['/abcdefghijk', '/abcdefghi'],
    ['a / bcdefghij', 'a'],
    ['', ''],
  ])('[K02] %j cut to ten characters is %j', (text, cut) => {
    expect(cutAtWord(text, 10)).toBe(cut);
  });

  test('the result is a prefix that fits, and splits only a first word that is too long', () => {
    const text = fc.stringMatching(/^[a-z]{1,14}([/ -][a-z]{1,14}){0,4}$/);
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 30 }), (group, length) => {
        const cut = cutAtWord(group, length);
        expect(cut.length).toBeLessThanOrEqual(length);
        expect(group.startsWith(cut)).toBe(true);
        if (/[/ -]/.test(cut)) expect(group.slice(cut.length)).toMatch(/^($|[/ -])/);
      }),
    );
  });
});
