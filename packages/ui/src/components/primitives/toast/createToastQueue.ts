import type { ReactNode } from 'react';

export interface ToastContent {
  /** The event, in one sentence: 'Lijst verwijderd.' */
  title: ReactNode;
  /** One more sentence. */
  description?: ReactNode;
  /** The outcome; `danger` is assertive for screen readers. */
  tone?: 'info' | 'positive' | 'warning' | 'danger' | undefined;
  /** Undo, or a next step: `{ label: 'Zet terug', onSelect: restore }`. It closes the toast. */
  action?: { readonly label: string; readonly onSelect: () => void } | undefined;
  /** Milliseconds until it closes (6000); `null` keeps it open, as by default with an `action` or `danger`. */
  duration?: number | null | undefined;
}

export interface Toast extends ToastContent {
  readonly id: string;
  readonly duration: number | null;
}

/** The shown and the waiting toasts. */
export interface ToastQueue {
  /** Adds a toast and returns its id, for `close`. */
  add(toast: ToastContent): string;
  /** Removes it, shown or waiting; an unknown id has no effect. */
  close(id: string): void;
  /** The shown toasts, oldest first; the same array until that changes. */
  read(): readonly Toast[];
  subscribe(listener: () => void): () => void;
}

/** Whether it has an action or reports a failure, which the user must not miss. */
const isUrgent = ({ action, tone }: ToastContent) => action !== undefined || tone === 'danger';

/** The toasts to show, in their order: the newest urgent ones, then the oldest others. */
function firstOf(all: readonly Toast[], max: number): readonly Toast[] {
  const urgent = all.filter(isUrgent).slice(-max);
  const others = all.filter((toast) => !isUrgent(toast)).slice(0, max - urgent.length);
  return all.filter((toast) => urgent.includes(toast) || others.includes(toast));
}

/** Shared by all queues, so that ids are unique on a page. */
let count = 0;

/**
 * A queue for one {@link ToastRegion}, independent of React, so that any code can add to it.
 * @param max how many show at once. Others wait, except an undo or a failure, which replaces an ordinary
 * toast.
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
