import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the first invalid field of a form after each refused attempt: on a phone it may be far above the button.
 *
 * @param errors another object after each attempt
 */
export function useFocusInvalid(errors: object): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);
  return form;
}
