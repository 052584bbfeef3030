import type { QuickOrderEntry } from '@magazijn/domain/quick-order';

export const acceptedFiles = '.csv,.txt,.tsv,.xlsx';

/** The maximum in bytes: a list of 100,000 lines is smaller. */
export const largestFile = 5_000_000;

/**
 * The lines of an order list in a file. The code that reads files is loaded with the first one.
 *
 * @throws Error when the file is damaged or of another kind.
 */
export async function loadOrderFile(file: Blob): Promise<readonly QuickOrderEntry[]> {
  const { readOrderFile } = await import('./readOrderFile.ts');
  return readOrderFile(file);
}
