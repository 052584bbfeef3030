import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import type { BrandId } from '@magazijn/server';
import { LRUCache } from 'lru-cache';
import { Piscina } from 'piscina';
import { HttpError } from '../../http/HttpError.ts';
import type { Invoice } from '../Invoice.ts';

interface InvoicePrinterOptions {
  /** Number of threads. @default 2, or 1 where that would use every core */
  readonly threads?: number;
  /** Maximum queue length. @default 50 */
  readonly waiting?: number;
  /** Cache size in bytes. @default 32 MB */
  readonly cacheBytes?: number;
}

/** Renders the PDF of an invoice. @throws HttpError 503 when the queue is full. */
export type InvoicePrinter = (invoice: Invoice) => Promise<Uint8Array<ArrayBuffer>>;

/**
 * Renders invoices in worker threads: one of 500 lines takes most of a second, which would block all requests. On
 * Linux the threads have a lower priority than the main thread. PDFs are cached, and concurrent requests for one
 * invoice share a rendering. Threads start with the first invoice and end when idle.
 *
 * @param brand the brand of wordmark, typefaces and colours.
 */
export function createInvoicePrinter(brand: BrandId, options: InvoicePrinterOptions = {}): InvoicePrinter {
  const {
    threads = availableParallelism() > 2 ? 2 : 1,
    waiting = 50,
    cacheBytes = 32 * 1024 * 1024,
  } = options;
  let pool: Piscina<{ invoice: Invoice; brand: BrandId }, Uint8Array<ArrayBuffer>> | undefined;
  const threadPool = () => {
    pool ??= new Piscina({
      // In a built artefact it is JavaScript, like this file.
      filename: new URL(`pdfThread${extname(import.meta.filename)}`, import.meta.url).href,
      minThreads: 0,
      maxThreads: threads,
      maxQueue: waiting,
      idleTimeout: 30_000,
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    return pool;
  };
  const printed = new LRUCache<string, Uint8Array<ArrayBuffer>, Invoice>({
    maxSize: cacheBytes,
    sizeCalculation: (pdf) => pdf.byteLength,
    fetchMethod: (_key, _stale, { context }) => threadPool().run({ invoice: context, brand }),
  });
  return async (invoice) => {
    // Keyed by all contents, so that a changed invoice is rendered again.
    const key = createHash('sha256').update(JSON.stringify(invoice)).digest('base64url');
    if (!printed.has(key) && (pool?.queueSize ?? 0) >= waiting) {
      throw new HttpError(503, 'Er worden nu veel facturen gemaakt. Probeer het over een minuut opnieuw.', {
        'retry-after': '60',
      });
    }
    return printed.forceFetch(key, { context: invoice });
  };
}
