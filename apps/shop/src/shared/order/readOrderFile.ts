import { type QuickOrderEntry, readOrderTable, readOrderText } from '@magazijn/domain/quick-order';

/** A workbook is a ZIP archive, whatever its file name. */
const isArchive = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b;

/** The lines of an order list in a file, a workbook's first sheet or a text; throws for others. */
export async function readOrderFile(file: Blob): Promise<readonly QuickOrderEntry[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isArchive(bytes)) return readOrderText(decodeText(bytes));
  const { readSheetRows } = await import('./readSheetRows.ts');
  return readOrderTable(await readSheetRows(bytes));
}

/** Text as spreadsheets, mail programs and editors save it: UTF-16, UTF-8 or Windows-1252, even mixed. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const whole = decodeUtf8(bytes);
  if (whole !== null) return whole;
  const lines: string[] = [];
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf(lineFeed, from);
    const until = end === -1 ? bytes.length : end + 1;
    const line = bytes.subarray(from, until);
    lines.push(decodeUtf8(line) ?? new TextDecoder('windows-1252').decode(line));
    from = until;
  }
  return lines.join('');
}

const lineFeed = 0x0a;

/** Null for bytes that are not UTF-8. */
function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
