import { type RefObject, useEffect } from 'react';
import { ignoreHeldEnter } from '../../../internals/hooks/ignoreHeldEnter.ts';

const lineSelector = '[data-slot="cart-line"]';

/** Moves the focus of a removed cart line to the same control of the next line, the last line, or the list. */
export function useFocusAfterRemoval(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = list.current;
    if (root === null) return;
    const lines = () => [...root.querySelectorAll<HTMLElement>(lineSelector)];
    let focused: { readonly line: HTMLElement; readonly index: number; readonly tag: string } | null = null;
    const onFocusIn = ({ target }: FocusEvent) => {
      const element = target as HTMLElement;
      const line = element.closest<HTMLElement>(lineSelector);
      focused = line && { line, index: lines().indexOf(line), tag: element.localName };
    };
    const onFocusOut = () => {
      const left = focused;
      // Browsers fire `focusout` before the removal; only after this task is it clear whether the line was removed.
      setTimeout(() => {
        if (focused === left && !left?.line.contains(document.activeElement)) focused = null;
      });
    };
    const observer = new MutationObserver(() => {
      if (focused === null || focused.line.isConnected) return;
      const { index, tag } = focused;
      focused = null;
      if (document.activeElement !== document.body) return;
      const left = lines();
      const next = left[index] ?? left.at(-1);
      const control = [...(next?.querySelectorAll<HTMLElement>(tag) ?? [])].at(-1);
      (control ?? next?.querySelector<HTMLElement>('a, button, input') ?? root).focus();
      ignoreHeldEnter();
    });
    root.addEventListener('focusin', onFocusIn);
    root.addEventListener('focusout', onFocusOut);
    observer.observe(root, { childList: true, subtree: true });
    return () => {
      root.removeEventListener('focusin', onFocusIn);
      root.removeEventListener('focusout', onFocusOut);
      observer.disconnect();
    };
  }, [list]);
}
