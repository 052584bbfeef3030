/** What tabs of one browser tell each other at once; nothing is kept. */
export interface TabChannel {
  /** To every other tab. */
  readonly send: (message: unknown) => void;
  /** Whatever they send: they may run another version of the shop. */
  readonly onMessage: (listener: (message: unknown) => void) => void;
}

/** A channel between the tabs of this browser. Messages hold plain values. */
export function tabChannel(name: string): TabChannel {
  const channel = new BroadcastChannel(name);
  return {
    send: (message) => channel.postMessage(message),
    onMessage: (listener) => channel.addEventListener('message', ({ data }) => listener(data)),
  };
}
