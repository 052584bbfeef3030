/**
 * Joins two handlers: the caller's runs first, then the component's, unless the caller prevented the event's default.
 *
 * @example
 * <section {...props} onFocus={composeHandlers(onFocus, pause)}>
 */
export function composeHandlers<Event extends { readonly defaultPrevented: boolean }>(
  given: ((event: Event) => void) | undefined,
  own: (event: Event) => void,
): (event: Event) => void {
  return (event) => {
    given?.(event);
    if (!event.defaultPrevented) own(event);
  };
}
