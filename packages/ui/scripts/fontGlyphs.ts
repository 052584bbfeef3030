const basicLatin = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');

/**
 * The characters in the fonts: Basic Latin, the letters of Dutch, French, German, English, Spanish and the Nordic
 * languages, and typographic marks. All of Latin-1 would add 8 kB.
 */
export const fontGlyphs: string = [
  basicLatin,
  '\u00a0¡§©«°²·»½¿×÷',
  'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜŒ',
  'àáâãäåæçèéêëìíîïñòóôõöøùúûüßœ',
  '–—‘’‚“”„•…€™−',
].join('');
