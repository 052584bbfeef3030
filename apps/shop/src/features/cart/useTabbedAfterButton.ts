import { type RefObject, useEffect, useRef } from 'react';

const stops = ':is(a[href], button, input):not(:disabled)';
const lastStop = (within: Element): Element | undefined => [...within.querySelectorAll(stops)].at(-1);

/**
 * Lets Tab lead from the stepper that a button became into the slip that lies elsewhere in the document, and from its
 * end on to what follows the stepper. The stepper owns it meanwhile, so that the cursor of a screen reader meets it there
 * too.
 *
 * @param shown whether the slip is there
 * @returns gives the focus back to the stepper when it is in the slip, for when that closes
 */
export function useTabbedAfterButton(slip: RefObject<Element | null>, shown: boolean): () => void {
  const from = useRef<HTMLElement>(null);

  // What was pressed last; not every browser gives the focus to a button that is pressed.
  const pressed = useRef<Element>(null);
  useEffect(() => {
    const remember = ({ target }: Event) => {
      pressed.current = target instanceof Element ? target.closest('[data-slot="add-to-cart"]') : null;
    };
    document.addEventListener('click', remember, true);
    return () => document.removeEventListener('click', remember, true);
  }, []);

  useEffect(() => {
    const id = slip.current?.id;
    // The first addition is pressed before this code is there: its stepper has the focus.
    const stepper = pressed.current ?? document.activeElement?.closest('[data-slot="add-to-cart"]');
    if (!shown || !id || !stepper) return;
    stepper.setAttribute('aria-owns', id);
    return () => stepper.removeAttribute('aria-owns');
  }, [slip, shown]);

  useEffect(() => {
    if (!shown) return;
    const lead = (event: KeyboardEvent) => {
      const { activeElement: focused } = document;
      if (event.key !== 'Tab' || !(focused instanceof HTMLElement) || !slip.current) return;
      const first = slip.current.querySelector<HTMLElement>(stops);
      const stepper = focused.closest('[data-slot="add-to-cart"]');
      if (stepper && !event.shiftKey && first && lastStop(stepper) === focused) {
        from.current = focused;
        event.preventDefault();
        first.focus({ preventScroll: true });
      } else if (event.shiftKey && focused === first && from.current) {
        event.preventDefault();
        from.current.focus();
      } else if (!event.shiftKey && focused === lastStop(slip.current)) {
        // The browser goes on from there.
        from.current?.focus({ preventScroll: true });
      }
    };
    // Before the slip's own panel, which keeps Tab to itself.
    document.addEventListener('keydown', lead, true);
    return () => document.removeEventListener('keydown', lead, true);
  }, [slip, shown]);

  return () => {
    if (slip.current?.contains(document.activeElement)) from.current?.focus();
  };
}
