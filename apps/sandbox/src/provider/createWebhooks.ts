import { createHmac, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Faults } from './createFaults.ts';
import { createFileStore } from './createFileStore.ts';
import type { ProviderFacts } from './createProvider.ts';

interface Waiting {
  readonly id: string;
  readonly item: NotificationItem & {
    readonly eventDate: string;
    readonly paymentMethod: string;
    readonly reason: string;
  };
  readonly attempts: number;
}

/** Retry delays in milliseconds; the last one repeats. */
const intervalsMs = [500, 1000, 2000, 5000, 10_000, 30_000];

/** Sends events until they are accepted. Pending ones are on disk, so that a restart of either side loses none. */
export function createWebhooks(folder: string, facts: ProviderFacts, faults: Faults, post: typeof fetch) {
  const store = createFileStore<Waiting>(join(folder, 'webhooks'));
  const timers = new Set<NodeJS.Timeout>();
  let stopped = false;

  async function send({ item }: Waiting): Promise<boolean> {
    const fault = faults.take('webhook');
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, 3000));
    else if (fault !== null) return false;
    const signed = { ...item, additionalData: { hmacSignature: signNotification(item, facts.hmacKey) } };
    const response = await post(`${facts.api}/api/v1/payment/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ live: 'false', notificationItems: [{ NotificationRequestItem: signed }] }),
      signal: AbortSignal.timeout(10_000),
    });
    return response.ok && (await response.text()) === '[accepted]';
  }

  async function attempt(waiting: Waiting): Promise<void> {
    const accepted = await send(waiting).catch(() => false);
    if (accepted) return store.remove(waiting.id);
    const next = { ...waiting, attempts: waiting.attempts + 1 };
    await store.put(waiting.id, next);
    if (!stopped) later(next, intervalsMs[Math.min(waiting.attempts, intervalsMs.length - 1)] ?? 0);
    return undefined;
  }

  function later(waiting: Waiting, intervalMs: number): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      void attempt(waiting);
    }, intervalMs);
    timer.unref();
    timers.add(timer);
  }

  for (const waiting of store.all()) later(waiting, intervalsMs[0] ?? 0);
  return {
    /** Resolves when the event is safely stored; it is sent after that. */
    notify: async (item: Omit<Waiting['item'], 'eventDate'>): Promise<void> => {
      const event = { ...item, eventDate: new Date().toISOString() };
      // Names sort by time, so that a restart sends them in order.
      const id = `${Date.now()}-${randomUUID()}`;
      const waiting = { id, item: event, attempts: 0 };
      await store.put(id, waiting);
      later(waiting, 50);
    },
    waiting: () => store.all().length,
    stop: (): void => {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

export type Webhooks = ReturnType<typeof createWebhooks>;

interface NotificationItem {
  readonly pspReference: string;
  readonly originalReference?: string;
  readonly merchantAccountCode: string;
  readonly merchantReference: string;
  readonly amount: { readonly value: number; readonly currency: string };
  readonly eventCode: string;
  readonly success: 'true' | 'false';
}

/** Signs an event, apart from the back end's check, so that a common mistake cannot pass. `key`: hexadecimal. */
function signNotification(item: NotificationItem, key: string): string {
  const { amount } = item;
  const parts = [item.pspReference, item.originalReference ?? '', item.merchantAccountCode];
  const signed = [
    ...parts,
    item.merchantReference,
    `${amount.value}`,
    amount.currency,
    item.eventCode,
    item.success,
  ];
  return createHmac('sha256', Buffer.from(key, 'hex')).update(signed.join(':')).digest('base64');
}
