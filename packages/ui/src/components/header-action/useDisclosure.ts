import { useEffect, useRef, useState } from 'react';

export type UseDisclosureOptions = {
  /** Controls it from outside; without it the hook keeps its own state. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
};

/**
 * A panel that a button opens: Escape closes it and gives the focus back to the button; a press or a focus
 * outside `root` closes it and leaves the focus where the user put it.
 *
 * @returns `root` goes on the node around button and panel, `trigger` on the button.
 */
export function useDisclosure<Root extends HTMLElement>({
  open: given,
  onOpenChange,
}: UseDisclosureOptions = {}) {
  const [own, setOwn] = useState(false);
  const open = given ?? own;
  const root = useRef<Root>(null);
  const trigger = useRef<HTMLButtonElement>(null);

  function setOpen(next: boolean) {
    setOwn(next);
    onOpenChange?.(next);
  }

  // No dependency list: the listeners must close over the newest callback, and exist only while it is open.
  useEffect(() => {
    if (!open) return;
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      setOpen(false);
      trigger.current?.focus();
    }
    function closeOutside(event: Event) {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    }
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  });

  return { open, setOpen, root, trigger };
}
