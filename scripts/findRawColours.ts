/** A colour that does not come from a token. */
export interface RawColour {
  /** 1 for the first line. */
  readonly line: number;
  readonly text: string;
}

const hex = /(?<![\w&/-])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b/i;
const colourFunction =
  /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(\s*(?:from\s(?!var\(--mz-)|[\d.]|display-p3|srgb)/i;
const hues =
  'slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose';
const properties =
  'bg|text|border|outline|ring|fill|stroke|decoration|accent|caret|shadow|divide|placeholder|from|via|to';
const paletteClass = new RegExp(
  String.raw`\b(?:${properties})(?:-[trblxyse])?-(?:(?:${hues})-\d{2,3}|white|black)\b`,
);

/**
 * Lines that name a colour by value or by Tailwind's palette instead of by a token of ours. Comments count as well:
 * a value in a comment is a value that somebody copies. A colour that is worked out from a token stays one of ours.
 *
 * @param source the text of a TypeScript or style file.
 */
export function findRawColours(source: string): RawColour[] {
  return source.split('\n').flatMap((text, index) => {
    const raw = hex.test(text) || colourFunction.test(text) || paletteClass.test(text);
    return raw ? [{ line: index + 1, text: text.trim() }] : [];
  });
}
