/** Joins two handlers: the caller's runs first, then the component's unless the default was prevented. */
export function composeHandlers<Event extends { readonly defaultPrevented: boolean }>(
  given: ((event: Event) => void) | undefined,
  own: (event: Event) => void,
): (event: Event) => void {
  return (event) => {
    given?.(event);
    if (!event.defaultPrevented) own(event);
  };
}
