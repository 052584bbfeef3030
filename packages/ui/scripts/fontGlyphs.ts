const basicLatin = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');

/** The characters in the fonts: Basic Latin, western European letters and typographic marks. Latin-1 has 8 kB more. */
export const fontGlyphs: string = [
  basicLatin,
  '\u00a0¡§©«°²·»½¿×÷',
  'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜŒ',
  'àáâãäåæçèéêëìíîïñòóôõöøùúûüßœ',
  '–—‘’‚“”„•…€™−',
].join('');
