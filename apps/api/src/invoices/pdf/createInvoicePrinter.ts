import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import type { BrandId } from '@magazijn/server';
import { LRUCache } from 'lru-cache';
import { Piscina } from 'piscina';
import { HttpError } from '../../http/HttpError.ts';
import type { Invoice } from '../Invoice.ts';

interface InvoicePrinterOptions {
  /** How many invoices are drawn at once. @default 2, or 1 where that would take every core */
  readonly threads?: number;
  /** How many more may wait. @default 50 */
  readonly waiting?: number;
  /** How many bytes of invoices are kept. @default 32 MB */
  readonly cacheBytes?: number;
}

/** Makes the PDF of an invoice. @throws HttpError 503 when too many are waited for. */
export type InvoicePrinter = (invoice: Invoice) => Promise<Uint8Array<ArrayBuffer>>;

/**
 * Draws invoices in threads of their own: one of 500 lines takes most of a second, in which nobody else would be
 * answered. On Linux these threads run at a lower priority than the one that answers requests. What was drawn is kept for
 * a while, and whoever asks for the same invoice at the same moment waits for the same drawing. The threads start with the
 * first invoice and end when nobody wants one.
 *
 * @param brand whose drawing, typefaces and colours they have.
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
      // In an artefact it is plain JavaScript, as this file is.
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
    // By all that stands on it: an invoice that would look different is another one.
    const key = createHash('sha256').update(JSON.stringify(invoice)).digest('base64url');
    if (!printed.has(key) && (pool?.queueSize ?? 0) >= waiting) {
      throw new HttpError(503, 'Er worden nu veel facturen gemaakt. Probeer het over een minuut opnieuw.', {
        'retry-after': '60',
      });
    }
    return printed.forceFetch(key, { context: invoice });
  };
}
