import { type RefObject, useEffect, useRef } from 'react';

const stops = ':is(a[href], button, input):not(:disabled)';
const lastStop = (within: Element): Element | undefined => [...within.querySelectorAll(stops)].at(-1);

/**
 * Makes Tab lead from the stepper to the toast and back; `aria-owns` does the same for screen readers.
 * @returns a function for closing, which moves the focus from the toast to the stepper
 */
export function useTabbedAfterButton(toast: RefObject<Element | null>, shown: boolean): () => void {
  const from = useRef<HTMLElement>(null);

  // The last pressed element: not all browsers focus a pressed button.
  const pressed = useRef<Element>(null);
  useEffect(() => {
    const remember = ({ target }: Event) => {
      pressed.current = target instanceof Element ? target.closest('[data-slot="add-to-cart"]') : null;
    };
    document.addEventListener('click', remember, true);
    return () => document.removeEventListener('click', remember, true);
  }, []);

  useEffect(() => {
    const id = toast.current?.id;
    // The first addition happens before this code is loaded: its stepper has the focus.
    const stepper = pressed.current ?? document.activeElement?.closest('[data-slot="add-to-cart"]');
    if (!shown || !id || !stepper) return;
    stepper.setAttribute('aria-owns', id);
    return () => stepper.removeAttribute('aria-owns');
  }, [toast, shown]);

  useEffect(() => {
    if (!shown) return;
    const lead = (event: KeyboardEvent) => {
      const { activeElement: focused } = document;
      if (event.key !== 'Tab' || !(focused instanceof HTMLElement) || !toast.current) return;
      const first = toast.current.querySelector<HTMLElement>(stops);
      const stepper = focused.closest('[data-slot="add-to-cart"]');
      if (stepper && !event.shiftKey && first && lastStop(stepper) === focused) {
        from.current = focused;
        event.preventDefault();
        first.focus({ preventScroll: true });
      } else if (event.shiftKey && focused === first && from.current) {
        event.preventDefault();
        from.current.focus();
      } else if (!event.shiftKey && focused === lastStop(toast.current)) {
        // The browser continues from there.
        from.current?.focus({ preventScroll: true });
      }
    };
    // Runs before the handler of the toast's panel, which traps Tab.
    document.addEventListener('keydown', lead, true);
    return () => document.removeEventListener('keydown', lead, true);
  }, [toast, shown]);

  return () => {
    if (toast.current?.contains(document.activeElement)) from.current?.focus();
  };
}
