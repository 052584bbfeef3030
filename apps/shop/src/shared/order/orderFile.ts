import type { QuickOrderEntry } from '@magazijn/domain/quick-order';

export const acceptedFiles = '.csv,.txt,.tsv,.xlsx';

/** The maximum in bytes: a list of 100,000 lines is smaller. */
export const maxFileBytes = 5_000_000;

/** The lines of an order list in a file, by code loaded then; throws for a damaged or unknown file. */
export async function loadOrderFile(file: Blob): Promise<readonly QuickOrderEntry[]> {
  const { readOrderFile } = await import('./readOrderFile.ts');
  return readOrderFile(file);
}
