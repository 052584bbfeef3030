import type { Logger } from '@magazijn/server';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';

/** Keeps rendered pages for a while, and renders each once however many ask at the same time. */
interface PageCache<Page> {
  readonly get: (key: string) => Promise<Page>;
  /** Takes its turn like any other, and is kept for nobody. */
  readonly once: (render: () => Promise<Page>) => Promise<Page>;
}

interface PageCacheOptions<Page> {
  readonly render: (key: string) => Promise<Page>;
  readonly mayKeep: (page: Page) => boolean;
  readonly now: () => number;
  readonly logger: Logger;
  /** Milliseconds. @default 30000 */
  readonly freshFor?: number;
  /** Pages; the one that was not asked for longest goes first. @default 1000 */
  readonly max?: number;
  /** Pages that are rendered at the same time. @default 4 */
  readonly atOnce?: number;
  /** Pages that wait for that; whoever asks for another one then is refused. @default 60 */
  readonly waiting?: number;
}

/** More pages are asked for than can be rendered in a time that anybody waits. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
}

/**
 * A page that has just grown old is still given while its successor is rendered, so that nobody waits twice; one that
 * is twice as old is rendered anew. However many pages are asked for, only a few are rendered at once, so that what was kept
 * and everything else is answered meanwhile.
 */
export function createPageCache<Page>(options: PageCacheOptions<Page>): PageCache<Page> {
  const { render, mayKeep, now, logger, freshFor = 30_000, max = 1000, atOnce = 4, waiting = 60 } = options;
  const turns = pLimit(atOnce);
  const kept = new LRUCache<string, { readonly page: Page; readonly since: number }>({ max });
  const underWay = new Map<string, Promise<Page>>();

  const inTurn = (rendered: () => Promise<Page>): Promise<Page> =>
    turns.pendingCount >= waiting ? Promise.reject(new TooBusy(`${waiting} pages wait`)) : turns(rendered);

  function renderOnce(key: string): Promise<Page> {
    const running = underWay.get(key);
    if (running) return running;
    const rendering = inTurn(() => render(key))
      .then((page) => {
        if (mayKeep(page)) kept.set(key, { page, since: now() });
        else kept.delete(key);
        return page;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, rendering);
    return rendering;
  }

  return {
    once: inTurn,
    get: async (key) => {
      const found = kept.get(key);
      if (!found) return renderOnce(key);
      const age = now() - found.since;
      if (age > 2 * freshFor) return renderOnce(key);
      // Whoever asks next meets the failure, if it lasts.
      if (age > freshFor) {
        renderOnce(key).catch((error: unknown) => {
          logger.warn({ event: 'page-not-renewed', page: key, message: String(error) });
        });
      }
      return found.page;
    },
  };
}
