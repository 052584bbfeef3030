import { setTimeout as wait } from 'node:timers/promises';
import { type Logger, limitLines } from '@magazijn/server';
import { LRUCache } from 'lru-cache';
import type { PageRank } from '../../src/app/layout/PageAddress.ts';
import { createPageTurns, type PageTurn } from './createPageTurns.ts';

/** Keeps rendered pages for a while, and renders each once however many ask at the same time. */
interface PageCache<Page> {
  readonly get: (key: string, turn: PageTurn) => Promise<Page>;
}

/**
 * What became of rendering a page. One that is `kept` is given again; one that is `passed` on is another page now, such
 * as a redirect, and is rendered each time; one that is `failed` lacks an answer of the back end, and what was kept
 * before it stays.
 */
export type PageOutcome = 'kept' | 'passed' | 'failed';

interface PageCacheOptions<Page> {
  readonly render: (key: string) => Promise<Page>;
  readonly outcomeOf: (page: Page) => PageOutcome;
  /** How many bytes a page takes in memory. */
  readonly sizeOf: (page: Page) => number;
  readonly now: () => number;
  readonly logger: Logger;
  /** @default turns of its own */
  readonly inTurn?: ReturnType<typeof createPageTurns>;
  /** Milliseconds. @default 30000 */
  readonly freshFor?: number;
  /** For how long an old page is given while it cannot be renewed, in milliseconds. @default a day */
  readonly keepFor?: number;
  /** How long an old page's successor is waited for before the old one is given, in milliseconds. @default 2000 */
  readonly patience?: number;
  /** Bytes of each rank's pages; the one that was not asked for longest goes first. @default 8, 64 and 8 MB */
  readonly maxBytes?: Readonly<Record<PageRank, number>>;
}

interface KeptPage<Page> {
  readonly page: Page;
  readonly since: number;
  /** When to try again after it could not be renewed; null when that did not happen. */
  retryAt: number | null;
}

/** Between two tries to renew a page that cannot be renewed, in milliseconds. */
const retryAfter = 5000;

const megabyte = 1024 * 1024;
const defaultMaxBytes = { customers: 8 * megabyte, catalogue: 64 * megabyte, searches: 8 * megabyte };

/**
 * A page that has just grown old is still given while its successor is rendered, so that nobody waits twice; one that is
 * twice as old is rendered anew. When that fails, takes long or has to wait for too many others, the old page is given,
 * and renewed beside, for a day. A page of one rank takes no room of another's: searches cannot push out products.
 *
 * @throws {TooBusy} when too many pages of the kind wait, and none was kept
 */
export function createPageCache<Page>(options: PageCacheOptions<Page>): PageCache<Page> {
  const { render, outcomeOf, sizeOf, now, logger, inTurn = createPageTurns() } = options;
  const { freshFor = 30_000, keepFor = 86_400_000, patience = 2000, maxBytes = defaultMaxBytes } = options;
  const keptOf = (maxSize: number) =>
    new LRUCache<string, KeptPage<Page>>({
      maxSize,
      sizeCalculation: ({ page }, key) => Math.max(1, Math.ceil(sizeOf(page)) + 2 * key.length),
      ttl: keepFor,
      perf: { now },
      ttlResolution: 0,
    });
  const keptByRank = {
    customers: keptOf(maxBytes.customers),
    catalogue: keptOf(maxBytes.catalogue),
    searches: keptOf(maxBytes.searches),
  };
  const underWay = new Map<string, Promise<Page>>();
  const warn = limitLines((line) => logger.warn(line));

  function renderOnce(key: string, turn: PageTurn): Promise<Page> {
    const running = underWay.get(key);
    if (running) return running;
    const kept = keptByRank[turn.rank];
    const rendering = inTurn(turn, () => render(key))
      .then((page) => {
        const outcome = outcomeOf(page);
        if (outcome === 'kept') kept.set(key, { page, since: now(), retryAt: null });
        if (outcome === 'passed') kept.delete(key);
        return page;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, rendering);
    return rendering;
  }

  /** The successor of a page; null when there is none for now. */
  async function renew(key: string, turn: PageTurn, old: KeptPage<Page>): Promise<Page | null> {
    let message = 'The page lacks an answer of the back end.';
    try {
      const page = await renderOnce(key, turn);
      if (outcomeOf(page) !== 'failed') return page;
    } catch (error) {
      message = String(error);
    }
    old.retryAt = now() + retryAfter;
    warn({ event: 'page-not-renewed', page: turn.kind, message });
    return null;
  }

  return {
    get: async (key, turn) => {
      const old = keptByRank[turn.rank].get(key);
      if (!old) return renderOnce(key, turn);
      const age = now() - old.since;
      if (age <= freshFor || (old.retryAt !== null && now() < old.retryAt)) return old.page;
      const couldNot = old.retryAt !== null;
      const renewed = renew(key, turn, old);
      if (couldNot || age <= 2 * freshFor) return old.page;
      return (await Promise.race([renewed, wait(patience, null, { ref: false })])) ?? old.page;
    },
  };
}
