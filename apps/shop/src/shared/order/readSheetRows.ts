import { unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';

/** The maximum of unpacked bytes: a larger archive is an attack on memory. */
const maxUnpackedBytes = 100_000_000;

/**
 * The rows of a workbook's first sheet, as texts: numbers as written, so that EANs keep all figures, and
 * formulas by their last result.
 * @throws Error when it is damaged, too large, or no workbook.
 */
export async function readSheetRows(bytes: Uint8Array): Promise<readonly (readonly string[])[]> {
  let unpacked = 0;
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.(?:xml|rels)$/.test(name)) return false;
      unpacked += originalSize;
      if (unpacked > maxUnpackedBytes)
        throw new RangeError(`The workbook unpacks to more than ${maxUnpackedBytes} bytes.`);
      return true;
    },
  });
  // Repacked without compression: it would unpack in a blob worker, which the policy refuses.
  const plain = zipSync(files, { level: 0 });
  const rows = await readSheet(new Blob([plain]), { parseNumber: (text: string) => text });
  return rows.map((row) => row.map(textOf));
}

const textOf = (cell: unknown): string => {
  if (cell === null || cell === undefined) return '';
  // A spreadsheet reads '12-3' as a date: it is shown as one, so that the buyer notices.
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'string' ? cell : JSON.stringify(cell);
};
