/**
 * Reads the advance width of every character below U+0100 from a static TrueType font, per thousand of an em.
 *
 * Source: OpenType specification, tables `head`, `hhea`, `hmtx` and `cmap` (format 4).
 *
 * @throws When the font has no format 4 character map.
 */
export function advanceWidths(font: Uint8Array): Record<string, number> {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const tables = tableOffsets(view);
  const at = (tag: string) => tables.get(tag) ?? 0;
  const unitsPerEm = view.getUint16(at('head') + 18);
  const metricCount = view.getUint16(at('hhea') + 34);
  const glyphOf = characterMap(view, at('cmap'));

  const entries = Array.from({ length: 0x100 }, (_, code): [string, number] => {
    const metric = Math.min(glyphOf(code), metricCount - 1);
    const advance = view.getUint16(at('hmtx') + metric * 4);
    return [String.fromCodePoint(code), (advance * 1000) / unitsPerEm];
  });
  return Object.fromEntries(entries);
}

function tableOffsets(view: DataView): Map<string, number> {
  const count = view.getUint16(4);
  const entries = Array.from({ length: count }, (_, index): [string, number] => {
    const record = 12 + index * 16;
    const tag = [0, 1, 2, 3].map((byte) => String.fromCharCode(view.getUint8(record + byte))).join('');
    return [tag, view.getUint32(record + 8)];
  });
  return new Map(entries);
}

function characterMap(view: DataView, cmap: number): (code: number) => number {
  const count = view.getUint16(cmap + 2);
  const subtables = Array.from({ length: count }, (_, index) => cmap + view.getUint32(cmap + 8 + index * 8));
  const table = subtables.find((offset) => view.getUint16(offset) === 4);
  if (table === undefined)
    throw new Error('The font has no character map of format 4; cut it from a Latin font.');

  const segments = view.getUint16(table + 6) / 2;
  const ends = table + 14;
  const starts = ends + segments * 2 + 2;
  const deltas = starts + segments * 2;
  const ranges = deltas + segments * 2;
  return (code) => {
    for (let segment = 0; segment < segments; segment += 1) {
      if (view.getUint16(ends + segment * 2) < code) continue;
      const start = view.getUint16(starts + segment * 2);
      if (start > code) return 0;
      const delta = view.getUint16(deltas + segment * 2);
      const rangeAt = ranges + segment * 2;
      const range = view.getUint16(rangeAt);
      if (range === 0) return (code + delta) & 0xffff;
      const glyph = view.getUint16(rangeAt + range + (code - start) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}
