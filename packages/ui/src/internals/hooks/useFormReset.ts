import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

type InForm = Element & { readonly form?: HTMLFormElement | null };

/**
 * Calls `onReset` when the form of a component is reset, by a button or by React after an action. A controlled
 * component is rendered again, since the browser has changed its controls.
 *
 * @param anchor an element of the component, or its id; its form is `form` of the element, or the form around it.
 * @param onReset restores the initial state, after the browser has reset its own controls.
 */
export function useFormReset(
  anchor: RefObject<Element | null> | string,
  onReset: () => void = () => undefined,
): void {
  const [, render] = useState({});
  const putBack = useEffectEvent(() => {
    onReset?.();
    // Also without a change of state, since the controls may show another value.
    render({});
  });
  useEffect(() => {
    const listen = (event: Event) => {
      const element: InForm | null =
        typeof anchor === 'string' ? document.getElementById(anchor) : anchor.current;
      // The browser resets after this event, unless a handler prevents it.
      if (event.target === (element?.form ?? element?.closest('form')))
        setTimeout(() => event.defaultPrevented || putBack());
    };
    document.addEventListener('reset', listen);
    return () => document.removeEventListener('reset', listen);
  }, [anchor]);
}
