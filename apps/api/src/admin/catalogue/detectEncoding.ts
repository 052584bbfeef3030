import { createReadStream } from 'node:fs';

/** How a file's text is written. */
export type Encoding = 'utf-8' | 'windows-1252';

/**
 * How a file is written: UTF-8, or else Windows-1252, as Dutch Excel saves 'CSV (gescheiden door lijstscheidingsteken)'.
 * The whole file is read, since the first é may stand in its last line; bytes that are no UTF-8 decide.
 */
export async function detectEncoding(file: string): Promise<Encoding> {
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
