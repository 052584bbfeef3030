import { isTransient } from '@magazijn/api-client';

/** Milliseconds after which what got no answer is sent again, one after the other. */
const retries = [5_000, 15_000, 60_000];

export interface SendQueue {
  /** Sends after so many milliseconds; an earlier plan is replaced. */
  readonly plan: (delay: number) => void;
  readonly cancel: () => void;
  /** Sends now, or joins the call that is under way. Rejects as that call does. */
  readonly send: () => Promise<void>;
  readonly isSending: () => boolean;
}

/**
 * One call at a time. What got no answer (offline, a back end that is down) is sent again by itself, later each time;
 * a refusal is not.
 *
 * @param call sends what is wanted at the moment that it is called
 * @param onChange told when a call begins and when it has ended
 */
export function createSendQueue(call: () => Promise<void>, onChange: () => void): SendQueue {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let failures = 0;

  const cancel = () => clearTimeout(timer);

  function plan(delay: number): void {
    cancel();
    timer = setTimeout(() => void send().catch(() => {}), delay);
  }

  function send(): Promise<void> {
    cancel();
    if (running === null) {
      running = attempt().finally(() => {
        running = null;
        onChange();
      });
      onChange();
    }
    return running;
  }

  async function attempt(): Promise<void> {
    try {
      await call();
      failures = 0;
    } catch (error) {
      if (isTransient(error)) plan(retries[Math.min(failures, retries.length - 1)] ?? 0);
      failures = isTransient(error) ? failures + 1 : 0;
      throw error;
    }
  }

  return { plan, cancel, send, isSending: () => running !== null };
}
