import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Of a control of the platform; a fieldset and its legend have it too. */
type InForm = Element & { readonly form?: HTMLFormElement | null };

/**
 * Tells a part that its form was reset: by its button, or by React after an action. A part that shows what its caller keeps
 * is rendered again, since the browser has changed its controls.
 *
 * @param anchor an element of the part, or its id; its form is the one that it belongs to, or stands in.
 * @param onReset puts back what the part began with, once the browser has done so with its own controls.
 */
export function useFormReset(
  anchor: RefObject<Element | null> | string,
  onReset: () => void = () => undefined,
): void {
  const [, render] = useState({});
  const putBack = useEffectEvent(() => {
    onReset?.();
    // Also when nothing of the part changes: its controls may show something else by now.
    render({});
  });
  useEffect(() => {
    const listen = (event: Event) => {
      const element: InForm | null =
        typeof anchor === 'string' ? document.getElementById(anchor) : anchor.current;
      // The browser resets after this event, unless somebody prevents it.
      if (event.target === (element?.form ?? element?.closest('form')))
        setTimeout(() => event.defaultPrevented || putBack());
    };
    document.addEventListener('reset', listen);
    return () => document.removeEventListener('reset', listen);
  }, [anchor]);
}
