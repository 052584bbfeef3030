const basicLatin = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');

/**
 * What the shop can write: Basic Latin, the letters of Dutch, French, German, English, Spanish and the
 * Nordic languages, and the marks of typesetting. All of Latin-1 would cost 8 kB more.
 */
export const fontGlyphs: string = [
  basicLatin,
  '\u00a0¡§©«°²·»½¿×÷',
  'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜŒ',
  'àáâãäåæçèéêëìíîïñòóôõöøùúûüßœ',
  '–—‘’‚“”„•…€™−',
].join('');
