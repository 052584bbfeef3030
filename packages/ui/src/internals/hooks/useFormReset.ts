import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

type InForm = Element & { readonly form?: HTMLFormElement | null };

/**
 * Calls `onReset` after the form around the component was reset, by a button or by React after an action, and
 * renders again, since the browser has changed its controls. `anchor` is an element of the component, or its
 * id.
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
