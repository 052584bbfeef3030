import { AsyncResource } from 'node:async_hooks';
import { once } from 'node:events';
import pLimit, { type LimitFunction } from 'p-limit';
import PQueue from 'p-queue';
import type { PageAddress, PageRank } from '../../src/app/layout/PageAddress.ts';
import { TooBusy } from '../http/TooBusy.ts';

export type PageTurn = Pick<PageAddress, 'kind' | 'rank'>;

interface PageTurnsOptions {
  /** The maximum of concurrent renderings. @default 4 */
  readonly atOnce?: number;
  /** The maximum of concurrent renderings of one kind, so that other kinds are not blocked. @default 2 */
  readonly atOncePerKind?: number;
  /** The maximum of waiting pages of one kind; further ones are refused. @default 60 */
  readonly waiting?: number;
}

const priorities: Readonly<Record<PageRank, number>> = { customers: 2, catalogue: 1, searches: 0 };

async function rejectionOf(signal: AbortSignal): Promise<never> {
  if (!signal.aborted) await once(signal, 'abort');
  throw signal.reason;
}

/**
 * Schedules renderings: kinds alternate, customers' pages first, searches last (docs/adr/0050). An aborted one ends at
 * once with the reason of its signal, waiting or not, and the next one begins.
 * @throws {TooBusy} when too many of the kind are waiting already
 */
export function createPageTurns(options: PageTurnsOptions = {}) {
  const { atOnce = 4, atOncePerKind = 2, waiting = 60 } = options;
  const queue = new PQueue({ concurrency: atOnce });
  const kinds = new Map<string, LimitFunction>();

  return async <Page>(
    { kind, rank }: PageTurn,
    render: () => Promise<Page>,
    signal?: AbortSignal,
  ): Promise<Page> => {
    const ofKind = kinds.get(kind) ?? pLimit(atOncePerKind);
    kinds.set(kind, ofKind);
    if (ofKind.pendingCount >= waiting) throw new TooBusy(`${waiting} pages of ${kind} wait`);
    // The queue would run it in the async context of the previous page; its calls belong to its own request.
    const bound = AsyncResource.bind(render);
    const aborted = signal ? [rejectionOf(signal)] : [];
    const inTime = () => {
      signal?.throwIfAborted();
      return Promise.race([bound(), ...aborted]);
    };
    return Promise.race([ofKind(() => queue.add(inTime, { priority: priorities[rank] })), ...aborted]);
  };
}
