import { setTimeout as wait } from 'node:timers/promises';
import { type Logger, limitLines } from '@magazijn/server';
import { LRUCache } from 'lru-cache';
import type { PageRank } from '../../src/app/layout/PageAddress.ts';
import { createPageTurns, type PageTurn } from './createPageTurns.ts';

/** Caches rendered pages, and renders each once for concurrent requests. */
interface PageCache<Page> {
  /** @param patience milliseconds to wait for a new page before the stale one is served. @default that of the cache */
  readonly get: (key: string, turn: PageTurn, patience?: number) => Promise<Page>;
}

/** `kept`: cached. `passed`: not cached, and its entry is deleted. `failed`: the cached page stays. */
export type PageOutcome = 'kept' | 'passed' | 'failed';

interface PageCacheOptions<Page> {
  readonly render: (key: string) => Promise<Page>;
  readonly outcomeOf: (page: Page) => PageOutcome;
  /** The size of a page in memory, in bytes. */
  readonly sizeOf: (page: Page) => number;
  readonly now: () => number;
  readonly logger: Logger;
  /** @default separate turns */
  readonly inTurn?: ReturnType<typeof createPageTurns>;
  /** Milliseconds. @default 30000 */
  readonly freshFor?: number;
  /** How long a stale page is served while it cannot be renewed, in milliseconds. @default a day */
  readonly keepFor?: number;
  /** How long to wait for a new page before the stale one is served, in milliseconds. @default 2000 */
  readonly patience?: number;
  /** The maximum bytes of each rank; the least recently used page is evicted first. @default 8, 64 and 8 MB */
  readonly maxBytes?: Readonly<Record<PageRank, number>>;
}

interface KeptPage<Page> {
  readonly page: Page;
  readonly since: number;
  /** When to try again after a failed renewal; null without one. */
  retryAt: number | null;
}

/** Milliseconds between two attempts to renew a page. */
const retryAfter = 5000;

const megabyte = 1024 * 1024;
const defaultMaxBytes = { customers: 8 * megabyte, catalogue: 64 * megabyte, searches: 8 * megabyte };

/**
 * Serves a stale page while it renders the new one; from twice the age on it renders first. When that fails,
 * it serves the stale page for up to a day. Each rank has its own memory limit, so that searches cannot evict
 * products.
 * @throws {TooBusy} when too many pages of the kind wait, and none is cached
 */
export function createPageCache<Page>(options: PageCacheOptions<Page>): PageCache<Page> {
  const { render, outcomeOf, sizeOf, now, logger, inTurn = createPageTurns() } = options;
  const { freshFor = 30_000, keepFor = 86_400_000, maxBytes = defaultMaxBytes } = options;
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

  /** Renders the new version of a page; null when that is not possible now. */
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
    get: async (key, turn, patience = options.patience ?? 2000) => {
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
