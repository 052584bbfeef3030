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

/** Of all queues: two regions of one page have no id twice. */
let count = 0;

/**
 * A queue for one {@link ToastRegion}. It is no part of React: whatever knows that something happened may add to it.
 *
 * @param max how many show at once; the others wait until one goes.
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
    const visible = next.slice(0, max);
    if (visible.length === shown.length && visible.every((toast, index) => toast === shown[index])) return;
    shown = visible;
    for (const listener of listeners) listener();
  }
  return {
    add(toast) {
      count += 1;
      const id = `toast-${count}`;
      const stays = toast.action !== undefined || toast.tone === 'danger';
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
