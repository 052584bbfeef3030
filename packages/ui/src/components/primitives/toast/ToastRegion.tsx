'use client';

import { cx } from 'class-variance-authority';
import {
  type ComponentProps,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLabels } from '#useLabels';
import { ignoreHeldEnter } from '../../../internals/hooks/ignoreHeldEnter.ts';
import { composeHandlers } from '../../../internals/props/composeHandlers.ts';
import type { PartLabels } from '../../../labels/Labels.ts';
import { toastRegionLabels } from '../../../labels/toastRegionLabels.ts';
import type { Toast, ToastQueue } from './createToastQueue.ts';
import { ToastItem } from './ToastItem.tsx';

export interface ToastRegionProps
  extends Omit<ComponentProps<'section'>, 'children' | 'role' | 'aria-label' | 'tabIndex'> {
  /** The toasts: created once by `createToastQueue`, outside components. */
  queue: ToastQueue;
  labels?: PartLabels<'toastRegion'> | undefined;
}

const none: readonly Toast[] = [];

/** The place of toasts, once in the layout. F6 moves the focus to them and back. Renders a `<section>`. */
export function ToastRegion({
  queue,
  labels,
  ref,
  className,
  onPointerEnter,
  onPointerLeave,
  onFocus,
  onBlur,
  ...props
}: ToastRegionProps) {
  const text = useLabels('toastRegion', toastRegionLabels, labels);
  const toasts = useSyncExternalStore(queue.subscribe, queue.read, () => none);
  const region = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => region.current as HTMLElement, []);
  const [pointerIn, setPointerIn] = useState(false);
  const [focusIn, setFocusIn] = useState(false);
  const [away, setAway] = useState(false);
  /** The focused element before a toast got the focus. */
  const before = useRef<HTMLElement>(null);
  const hasFocus = () => region.current?.contains(document.activeElement) ?? false;

  function close(id: string): void {
    // A removed element fires no pointerleave, so the next toast would stay paused.
    if (toasts.length === 1) setPointerIn(false);
    queue.close(id);
  }
  /** After a focused toast closed: focuses the region, or after the last one the element focused before. */
  const giveBack = useEffectEvent(() => {
    if (!focusIn) return;
    ignoreHeldEnter();
    if (!hasFocus()) region.current?.focus({ preventScroll: true });
    if (toasts.length > 0) return;
    if (before.current?.isConnected) before.current.focus({ preventScroll: true });
    else region.current?.blur();
  });
  useLayoutEffect(() => {
    if (toasts) giveBack();
  }, [toasts]);

  function jump(): void {
    if (hasFocus()) before.current?.focus();
    else region.current?.focus();
  }
  function closeFocused(): void {
    const focused = toasts.find(({ id }) => document.getElementById(id)?.contains(document.activeElement));
    const [oldest] = toasts;
    const toast = focused ?? oldest;
    if (toast) close(toast.id);
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || toasts.length === 0) return;
    const act = event.key === 'F6' ? jump : event.key === 'Escape' && hasFocus() ? closeFocused : null;
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    const look = () => setAway(document.visibilityState === 'hidden');
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);

  return (
    <section
      {...props}
      ref={region}
      aria-label={toasts.length > 0 ? text.region : undefined}
      tabIndex={-1}
      data-slot="toast-region"
      onPointerEnter={composeHandlers(onPointerEnter, () => setPointerIn(true))}
      onPointerLeave={composeHandlers(onPointerLeave, () => setPointerIn(false))}
      onFocus={(event) => {
        onFocus?.(event);
        if (event.defaultPrevented) return;
        const from = event.relatedTarget;
        if (!focusIn) before.current = from instanceof HTMLElement ? from : null;
        setFocusIn(true);
      }}
      onBlur={composeHandlers(onBlur, (event) =>
        setFocusIn(event.currentTarget.contains(event.relatedTarget)),
      )}
      className={cx(
        'fixed inset-x-4 bottom-20 z-40 wide:end-8 wide:bottom-8 wide:start-auto wide:w-104',
        className,
      )}
    >
      {/* Rendered before the first toast, so that screen readers announce each toast once. */}
      <ol aria-live="polite" aria-relevant="additions" className="grid gap-2">
        {toasts.map((toast) => (
          <ToastItem
            key={toast.id}
            toast={toast}
            paused={pointerIn || focusIn || away}
            text={text}
            onClose={() => close(toast.id)}
          />
        ))}
      </ol>
    </section>
  );
}
