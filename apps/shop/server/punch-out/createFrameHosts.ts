import type { Logger } from '@magazijn/server';

interface FrameHostsOptions {
  readonly ask: () => Promise<readonly string[]>;
  readonly now: () => number;
  readonly logger: Logger;
  /** Milliseconds. @default 60000 */
  readonly freshFor?: number;
}

/** The hosts that may frame the shop, requested once a minute; after a failure the earlier ones stay. */
export function createFrameHosts({
  ask,
  now,
  logger,
  freshFor = 60_000,
}: FrameHostsOptions): () => Promise<readonly string[]> {
  let known: readonly string[] = [];
  let since = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | null = null;

  async function refresh(): Promise<void> {
    try {
      known = await ask();
      since = now();
    } catch (error) {
      logger.warn({ event: 'frame-hosts-unknown', message: String(error) });
    } finally {
      asking = null;
    }
  }

  return async () => {
    if (now() - since > freshFor) {
      asking ??= refresh();
      await asking;
    }
    return known;
  };
}
