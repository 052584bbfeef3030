import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { detectDelimiter, namedDelimiter } from '@magazijn/domain/csv';
import { CsvError, parse } from 'csv-parse';
import { AdminError } from '../AdminCommand.ts';

/** One row of a file, with the number of the line that it begins on. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** More is no first line of ours. */
const longestFirstLine = 64 * 1024;

/** More characters are no row of ours, but the rest of a file behind a quotation mark, which memory must not hold. */
const longestRow = 1024 * 1024;

async function firstLineOf(file: string, encoding: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(longestFirstLine), 0, longestFirstLine, 0);
    const [line = ''] = new TextDecoder(encoding).decode(buffer.subarray(0, bytesRead)).split(/\r?\n/);
    return line;
  } finally {
    await handle.close();
  }
}

/**
 * Reads the rows of a CSV file, the first line included, without ever holding the whole of it. Empty rows are left out,
 * as is Excel's first line `sep=;`.
 *
 * @param onBytes told how much of the file has been read.
 * @throws AdminError with the line where the file cannot be read any further.
 */
export async function* openCsv(file: string, onBytes: (bytes: number) => void): AsyncGenerator<CsvRow> {
  const encoding = await detectEncoding(file);
  const firstLine = await firstLineOf(file, encoding);
  const delimiter = detectDelimiter(firstLine);
  const decoder = new TextDecoder(encoding);
  const source = createReadStream(file, { highWaterMark: 256 * 1024 });
  async function* decoded(): AsyncGenerator<string> {
    let bytes = 0;
    let kept = '';
    for await (const chunk of source) {
      bytes += chunk.length;
      onBytes(bytes);
      // One line end for all, so that lines are counted as people count them, inside quotes too.
      const text = kept + decoder.decode(chunk, { stream: true });
      kept = text.endsWith('\r') ? '\r' : '';
      yield text.slice(0, text.length - kept.length).replaceAll('\r\n', '\n');
    }
    yield kept + decoder.decode();
  }
  const parser = parse({
    delimiter,
    bom: true,
    info: true,
    relax_column_count: true,
    // Identifiers stand as ="871…" in files that are made for Excel; a quote that is not closed is still an error.
    relax_quotes: true,
    trim: true,
    max_record_size: longestRow,
  });
  const rows = Readable.from(decoded())
    .on('error', (error) => parser.destroy(error))
    .pipe(parser);
  let before = 0;
  try {
    for await (const { record, info } of rows as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      const line = before + 1;
      before = info.lines;
      const isSeparatorLine = line === 1 && namedDelimiter(firstLine) !== null;
      if (!isSeparatorLine && record.some((cell) => cell !== '')) yield { line, cells: record };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // Of a row that is too long it names where that was noticed; it began behind the last one that was read.
    const named = error.code === 'CSV_MAX_RECORD_SIZE' ? undefined : /line (\d+)/.exec(error.message)?.[1];
    throw new AdminError(
      `Line ${named ?? before + 1}: a quotation mark is missing or too much from here on. Nothing was imported.`,
    );
  } finally {
    source.destroy();
  }
}

/** How a file's text is written. */
type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** The mark that a file in UTF-16, as Excel saves 'Unicode-tekst', begins with. */
async function byteOrder(file: string): Promise<Encoding | null> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    const marks: Readonly<Record<number, Encoding>> = { 65534: 'utf-16le', 65279: 'utf-16be' };
    return marks[buffer.readUInt16BE()] ?? null;
  } finally {
    await handle.close();
  }
}

/**
 * How a file is written: UTF-16 by its mark, UTF-8, or else Windows-1252, as Dutch Excel saves 'CSV (gescheiden door
 * lijstscheidingsteken)'. The whole file is read, since the first é may stand in its last line; bytes that are no UTF-8
 * decide.
 */
async function detectEncoding(file: string): Promise<Encoding> {
  const marked = await byteOrder(file);
  if (marked) return marked;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(file)) decoder.decode(chunk, { stream: true });
    decoder.decode();
    return 'utf-8';
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1252';
    throw error;
  }
}
