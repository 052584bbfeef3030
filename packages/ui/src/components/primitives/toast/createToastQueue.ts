import type { ReactNode } from 'react';

/** What a toast says. */
export interface ToastContent {
  /** What happened, in one sentence: 'Lijst verwijderd.' */
  title: ReactNode;
  /** One sentence more. */
  description?: ReactNode;
  /** How it went; `danger` interrupts a screen reader. */
  tone?: 'info' | 'positive' | 'warning' | 'danger' | undefined;
  /** The way back, or on: `{ label: 'Zet terug', onSelect: restore }`. It closes the toast. */
  action?: { readonly label: string; readonly onSelect: () => void } | undefined;
  /**
   * Milliseconds it stays (6000); `null` until it is closed. Nothing to press goes by itself: with an `action`, or in
   * the tone `danger`, `null` is what it is when left out.
   */
  duration?: number | null | undefined;
}

/** A toast in its queue. */
export interface Toast extends ToastContent {
  readonly id: string;
  readonly duration: number | null;
}

/** Toasts that are shown, and those that wait for a place. */
export interface ToastQueue {
  /** Puts a toast at the end; answers its id, for `close`. */
  add(toast: ToastContent): string;
  /** Takes it out, shown or waiting; an unknown id is nothing. */
  close(id: string): void;
  /** The toasts that have a place, the oldest first; the same array until that changes. */
  read(): readonly Toast[];
  subscribe(listener: () => void): () => void;
}

/** Whether it can be acted on or says that something failed: such a toast is not to be missed. */
const isUrgent = ({ action, tone }: ToastContent) => action !== undefined || tone === 'danger';

/**
 * Those that have a place, in their order: urgent ones first, the newest of them when there are too many; what is over
 * goes to the oldest of the others.
 */
function firstOf(all: readonly Toast[], max: number): readonly Toast[] {
  const urgent = all.filter(isUrgent).slice(-max);
  const others = all.filter((toast) => !isUrgent(toast)).slice(0, max - urgent.length);
  return all.filter((toast) => urgent.includes(toast) || others.includes(toast));
}

/** Of all queues: two regions of one page have no id twice. */
let count = 0;

/**
 * A queue for one {@link ToastRegion}. It is no part of React: whatever knows that something happened may add to it.
 *
 * @param max how many show at once. The others wait until one goes; an undo or a failure takes the place of one that waits
 * for nothing, or of the oldest.
 * @example
 * export const toasts = createToastQueue();
 * toasts.add({ title: 'Lijst verwijderd.', action: { label: 'Zet terug', onSelect: restore } });
 */
export function createToastQueue(max = 3): ToastQueue {
  const listeners = new Set<() => void>();
  let all: readonly Toast[] = [];
  let shown: readonly Toast[] = [];

  function change(next: readonly Toast[]): void {
    all = next;
    const visible = firstOf(next, max);
    if (visible.length === shown.length && visible.every((toast, index) => toast === shown[index])) return;
    shown = visible;
    for (const listener of listeners) listener();
  }
  return {
    add(toast) {
      count += 1;
      const id = `toast-${count}`;
      const stays = isUrgent(toast);
      change([
        ...all,
        { ...toast, id, duration: toast.duration ?? (stays || toast.duration === null ? null : 6000) },
      ]);
      return id;
    },
    close(id) {
      change(all.filter((toast) => toast.id !== id));
    },
    read: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
