import { AsyncResource } from 'node:async_hooks';
import pLimit, { type LimitFunction } from 'p-limit';
import PQueue from 'p-queue';
import type { PageAddress, PageRank } from '../../src/app/layout/PageAddress.ts';
import { TooBusy } from '../http/TooBusy.ts';

/** Which turn a page takes. */
export type PageTurn = Pick<PageAddress, 'kind' | 'rank'>;

interface PageTurnsOptions {
  /** Pages that are rendered at the same time. @default 4 */
  readonly atOnce?: number;
  /** Pages of one kind at the same time: the rest is always left to the others. @default 2 */
  readonly atOncePerKind?: number;
  /** Pages of one kind that wait for their turn; one more is refused. @default 60 */
  readonly waiting?: number;
}

const priorities: Readonly<Record<PageRank, number>> = { customers: 2, catalogue: 1, searches: 0 };

/**
 * Turns for rendering pages. Each kind of page has as many as any other, however many addresses of one kind are asked
 * for, and among the kinds that wait customers' pages come first and searches last (docs/adr/0050).
 *
 * @throws {TooBusy} when too many of the kind are waiting already
 */
export function createPageTurns(options: PageTurnsOptions = {}) {
  const { atOnce = 4, atOncePerKind = 2, waiting = 60 } = options;
  const queue = new PQueue({ concurrency: atOnce });
  const kinds = new Map<string, LimitFunction>();

  return async <Page>({ kind, rank }: PageTurn, render: () => Promise<Page>): Promise<Page> => {
    const ofKind = kinds.get(kind) ?? pLimit(atOncePerKind);
    kinds.set(kind, ofKind);
    if (ofKind.pendingCount >= waiting) throw new TooBusy(`${waiting} pages of ${kind} wait`);
    // A queue runs it in the context of the page before it; its calls belong to the request that asks for it.
    const bound = AsyncResource.bind(render);
    return ofKind(() => queue.add(() => bound(), { priority: priorities[rank] }));
  };
}
