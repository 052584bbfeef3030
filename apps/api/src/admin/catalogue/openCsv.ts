import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { detectDelimiter, namedDelimiter } from '@magazijn/domain/csv';
import { CsvError, parse } from 'csv-parse';
import { AdminError } from '../AdminCommand.ts';

export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

const maxFirstLineBytes = 64 * 1024;

/** The maximum length of a row. A longer one is the rest of a file after an unclosed quotation mark. */
const maxRowLength = 1024 * 1024;

async function firstLineOf(file: string, encoding: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(maxFirstLineBytes), 0, maxFirstLineBytes, 0);
    const [line = ''] = new TextDecoder(encoding).decode(buffer.subarray(0, bytesRead)).split(/\r?\n/);
    return line;
  } finally {
    await handle.close();
  }
}

/**
 * Streams the rows of a CSV file, header included, without empty rows and `sep=;`.
 *
 * @throws AdminError with the line that cannot be read.
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
      // With equal line ends, line numbers match those in an editor, inside quotes too.
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
    // Files made for Excel write identifiers as ="871…"; an unclosed quote is still an error.
    relax_quotes: true,
    trim: true,
    max_record_size: maxRowLength,
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
    // For a row that is too long the parser reports its end; it begins after the last complete row.
    const named = error.code === 'CSV_MAX_RECORD_SIZE' ? undefined : /line (\d+)/.exec(error.message)?.[1];
    throw new AdminError(
      `Line ${named ?? before + 1}: a quotation mark is missing or extra from here on. Nothing was imported.`,
    );
  } finally {
    source.destroy();
  }
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** The byte order mark of UTF-16, the encoding of Excel's 'Unicode-tekst'. */
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
 * UTF-16 by its byte order mark, UTF-8 when the whole file is valid, otherwise the Windows-1252 of Dutch Excel. Reads
 * the whole file, as the first é can be in its last line.
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
