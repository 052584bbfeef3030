import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

/**
 * The lines of a backup.
 *
 * @throws Error when the file cannot be read or unpacked to its end.
 */
export async function* backupLines(file: string): AsyncGenerator<string> {
  const gunzip = createGunzip();
  // readline hears nothing of a source that breaks: it only stops. So the pipeline is asked at the end.
  const unpacked = pipeline(createReadStream(file), gunzip).then(
    () => null,
    (error: Error) => error,
  );
  gunzip.on('error', () => {});
  for await (const line of createInterface({ input: gunzip, crlfDelay: Number.POSITIVE_INFINITY }))
    yield line;
  const error = await unpacked;
  if (error) throw error;
}
